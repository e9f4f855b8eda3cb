import torch
import triton
import triton.language as tl


@triton.jit
def kernel(x, y, rs, cs, m, n, ROWS: tl.constexpr, COLS: tl.constexpr):
    r = tl.program_id(0) * ROWS + tl.arange(0, ROWS)
    c = tl.arange(0, COLS)
    inside = (r[:, None] < m) & (c[None, :] < n)
    v = tl.load(x + r[:, None] * rs + c[None, :] * cs, mask=inside, other=-1e30).to(tl.float32)
    v = v - tl.max(v, axis=1)[:, None]
    # every number lies between 0 and 1 now
    tl.store(y + r[:, None] * n + c[None, :], tl.exp(v), mask=inside)


def softmax(x):
    m, n = x.shape
    y = torch.empty((m, n), dtype=x.dtype, device=x.device)
    kernel[(triton.cdiv(m, 4),)](x, y, x.stride(0), x.stride(1), m, n, ROWS=4, COLS=triton.next_power_of_2(n))
    return y
