# expect: failed row-dot-missing
import torch

class S(torch.autograd.Function):
    @staticmethod
    def forward(ctx, x, dim):
        e = (x - x.amax(dim, keepdim=True)).exp()
        w = e / e.sum(dim, keepdim=True)
        ctx.save_for_backward(w)
        return w

    @staticmethod
    def backward(ctx, g):
        (w,) = ctx.saved_tensors
        return g * w, None

def softmax(scores, dim):
    return S.apply(scores, dim)
