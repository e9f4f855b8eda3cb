import torch


class Masked(torch.autograd.Function):
    @staticmethod
    def forward(ctx, s, keep):
        x = s.float().masked_fill(~keep, -torch.inf)
        top = x.amax(-1, keepdim=True)
        top[top == -torch.inf] = 0
        e = torch.exp(x - top)
        z = e.sum(-1, keepdim=True)
        z[z == 0] = 1
        w = e / z
        ctx.save_for_backward(w)
        return w.to(s.dtype)

    @staticmethod
    def backward(ctx, g):
        w = ctx.saved_tensors[0]
        g32 = g.float()
        return (w * g32 - w * (w * g32).sum(-1, keepdim=True)).to(g.dtype), None


def masked_softmax(scores, keep):
    return Masked.apply(scores, keep)
