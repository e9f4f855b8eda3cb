import torch
import triton
import triton.language as tl


@triton.jit
def maxima(x, tops, n, BLOCK: tl.constexpr):
    m = tl.program_id(0)
    best = tl.full((BLOCK,), -float("inf"), tl.float32)
    for start in range(0, n, BLOCK):
        c = start + tl.arange(0, BLOCK)
        best = tl.maximum(best, tl.load(x + m * n + c, mask=c < n, other=-float("inf")).to(tl.float32))
    tl.store(tops + m, tl.max(best, 0))


@triton.jit
def sums(x, tops, totals, n, BLOCK: tl.constexpr):
    m = tl.program_id(0)
    top = tl.load(tops + m)
    acc = tl.zeros((BLOCK,), tl.float32)
    for start in range(0, n, BLOCK):
        c = start + tl.arange(0, BLOCK)
        acc += tl.exp(tl.load(x + m * n + c, mask=c < n, other=-float("inf")).to(tl.float32) - top)
    tl.store(totals + m, tl.sum(acc, 0))


@triton.jit
def weights(x, tops, totals, y, n, BLOCK: tl.constexpr):
    m = tl.program_id(0)
    c = tl.program_id(1) * BLOCK + tl.arange(0, BLOCK)
    v = tl.load(x + m * n + c, mask=c < n, other=-float("inf")).to(tl.float32)
    tl.store(y + m * n + c, tl.exp(v - tl.load(tops + m)) / tl.load(totals + m), mask=c < n)


def softmax(x):
    x = x.contiguous()
    m, n = x.shape
    tops, totals = (torch.empty(m, dtype=torch.float32, device=x.device) for _ in range(2))
    y = torch.empty_like(x)
    maxima[(m,)](x, tops, n, BLOCK=64)
    sums[(m,)](x, tops, totals, n, BLOCK=64)
    weights[(m, triton.cdiv(n, 64))](x, tops, totals, y, n, BLOCK=64)
    return y
