import torch, triton
import triton.language as tl
@triton.jit
def k(x, o, C, s, B: tl.constexpr):
    r = tl.program_id(0)
    c = tl.arange(0, B)
    v = tl.load(x + r*s + c, mask=c<C, other=-float("inf")).to(tl.float32)
    tl.device_assert(r >= 0, "x")
    tl.static_assert(B >= 1)
    y = tl.softmax(v)
    if r == 0:
        tl.device_print("row", r)
    while r < 0:
        r += 1
    tl.store(o + r*C + c, y.to(o.dtype.element_ty), mask=c<C)
class Softmax(torch.autograd.Function):
    @staticmethod
    def forward(ctx, x):
        o = torch.empty_like(x)
        k[(x.shape[0],)](x, o, x.shape[1], x.stride(0), B=64)
        ctx.save_for_backward(o)
        return o
    @staticmethod
    def backward(ctx, g):
        (w,) = ctx.saved_tensors
        return w * (g - (w * g).sum(-1, keepdim=True))
def softmax(x):
    x = x.contiguous()
    return Softmax.apply(x)
