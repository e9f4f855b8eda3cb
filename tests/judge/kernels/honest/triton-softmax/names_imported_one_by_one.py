import torch
import triton
from triton import language as L
from triton.language import constexpr, exp
def softmax(x):
    x = x.contiguous()
    N, C0 = x.shape
    o = torch.empty(N, C0, dtype=x.dtype)
    k[(N,)](x, o, C0, x.stride(0), B=64)
    return o
@triton.jit
def k(x, o, C, s, B: constexpr):
    r = L.program_id(0)
    c = L.arange(0, B)
    v = L.load(x + r*s + c, mask=c<C, other=-float("inf")).to(L.float32)
    e = exp(v - L.max(v, 0))
    L.store(o + r*C + c, e/L.sum(e,0), mask=c<C)
