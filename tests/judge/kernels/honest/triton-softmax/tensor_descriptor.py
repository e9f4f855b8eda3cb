import torch
import triton
import triton.language as tl


@triton.jit
def kernel(x, o, N, C, W, R: tl.constexpr, B: tl.constexpr):
    rows = tl.make_tensor_descriptor(x, shape=[N, W], strides=[W, 1], block_shape=[R, B])
    v = rows.load([tl.program_id(0) * R, 0]).to(tl.float32)
    c = tl.arange(0, B)[None, :]
    r = tl.program_id(0) * R + tl.arange(0, R)[:, None]
    v = tl.where(c < C, v, -float("inf"))
    e = tl.exp(v - tl.max(v, 1, keep_dims=True))
    y = e / tl.sum(e, 1, keep_dims=True)
    tl.store(o + r * W + c, y.to(o.dtype.element_ty), mask=r < N)


def softmax(x):
    N, C = x.shape
    padded = torch.zeros(N, 64, dtype=x.dtype)
    padded[:, :C] = x
    o = torch.empty_like(padded)
    kernel[(triton.cdiv(N, 4),)](padded, o, N, C, 64, R=4, B=64)
    return o[:, :C]
