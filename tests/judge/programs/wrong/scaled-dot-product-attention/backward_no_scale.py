# expect: failed gradient-scale-missing
import torch

class A(torch.autograd.Function):
    @staticmethod
    def forward(ctx, q, k, v, keep):
        s = q @ k.mT / q.shape[-1] ** 0.5
        if keep is not None:
            s = s.masked_fill(~keep, -torch.inf)
        p = s.softmax(-1).nan_to_num(0.0)
        ctx.save_for_backward(q, k, v, p)
        return p @ v

    @staticmethod
    def backward(ctx, g):
        q, k, v, p = ctx.saved_tensors
        dp = g @ v.mT
        ds = p * (dp - (dp * p).sum(-1, keepdim=True))
        return ds @ k, ds.mT @ q, p.mT @ g, None

def attention(q, k, v, keep):
    return A.apply(q, k, v, keep)
