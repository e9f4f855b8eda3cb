import torch
import triton
import triton.language as tl


@triton.jit
def kernel(x, y, rs, cs, n, BLOCK: tl.constexpr):
    c = tl.arange(0, BLOCK)
    v = tl.load(x + tl.program_id(0) * rs + c * cs, mask=c < n, other=-float("inf")).to(tl.float32)
    e = tl.exp(v - tl.max(v, 0))
    tl.store(y + tl.program_id(0) * n + c, e / tl.sum(e, 0), mask=c < n)


def softmax(x):
    y = torch.empty(x.shape, dtype=x.dtype, device=x.device)
    kernel[(len(x),)](x, y, x.stride(0), x.stride(1), x.shape[1], BLOCK=triton.next_power_of_2(x.shape[1]))
    return y
