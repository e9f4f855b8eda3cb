import torch
import triton
import triton.language as tl


@triton.jit
def kernel(x, y, rs, cs, m, n, COLS: tl.constexpr, ROWS: tl.constexpr):
    # the block lies on its side: [column, row]
    c = (tl.program_id(0) * COLS + tl.arange(0, COLS))[:, None]
    r = tl.arange(0, ROWS)[None, :]
    inside = (c < n) & (r < m)
    v = tl.load(x + r * rs + c * cs, mask=inside, other=-float("inf")).to(tl.float32)
    top = tl.max(v, axis=1, keep_dims=True)
    e = tl.exp(v - tl.maximum(top, -1e30))
    tl.store(y + r * n + c, e / tl.sum(e, axis=1, keep_dims=True), mask=inside)


def softmax(x):
    m, n = x.shape
    y = torch.empty((m, n), dtype=x.dtype, device=x.device)
    kernel[(triton.cdiv(n, 128),)](x, y, x.stride(0), x.stride(1), m, n, COLS=128, ROWS=triton.next_power_of_2(m))
    return y
