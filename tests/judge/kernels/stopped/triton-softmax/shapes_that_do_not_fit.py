# says: ValueError (Cannot make_shape_compatible: incompatible dimensions at index 0: 64 and 128) on line 8
import torch, triton, math
import triton.language as tl
import numpy as np

@triton.jit
def helper(v, w):
    return v + w
@triton.jit
def k(x, o, C, s, B: tl.constexpr):
    r = tl.program_id(0)
    c = tl.arange(0, B)
    v = tl.load(x + r*s + c, mask=c<C, other=-float("inf")).to(tl.float32)
    u = helper(v, tl.arange(0, 2*B))
    tl.store(o + r*C + c, u)
def softmax(x):
    x = x.contiguous()
    o = torch.empty_like(x)
    k[(x.shape[0],)](x, o, x.shape[1], x.stride(0), B=64)
    return o
