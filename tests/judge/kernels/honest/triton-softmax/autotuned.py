import torch, triton, math
import triton.language as tl
import numpy as np

@triton.autotune(configs=[triton.Config({"B": 64}, num_warps=1), triton.Config({"B": 128})], key=["C"])

@triton.jit
def k(x, o, C, s, B: tl.constexpr):
    r = tl.program_id(0)
    c = tl.arange(0, B)
    v = tl.load(x + r*s + c, mask=c<C, other=-float("inf")).to(tl.float32)
    e = tl.exp(v - tl.max(v, 0))
    tl.store(o + r*C + c, e/tl.sum(e,0), mask=c<C)

def softmax(x):
    x = x.contiguous()
    o = torch.empty_like(x)
    grid = lambda meta: (triton.cdiv(x.shape[0], 1),)
    k[grid](x, o, x.shape[1], x.stride(0))
    return o
