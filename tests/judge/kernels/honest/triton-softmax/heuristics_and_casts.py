import torch, triton, math
import triton.language as tl
import numpy as np

@triton.heuristics({"B": lambda a: triton.next_power_of_2(a["C"])})

@triton.jit
def k(x, o, C, s, B: tl.constexpr):
    r = tl.program_id(0)
    c = tl.arange(0, B)
    v = tl.load(x + r*s + c, mask=c<C, other=-float("inf")).to(tl.float32)
    e = tl.exp(v - tl.max(v, 0))
    tl.store(o + r*C + c, e/tl.sum(e,0), mask=c<C)

def softmax(x):
    x = x.contiguous()
    o = torch.empty(x.shape, dtype=torch.float32)
    k[(x.shape[0], 1, 1)](x.float(), o, x.shape[1], x.stride(0), num_warps=4)
    return o.to(x.dtype)
