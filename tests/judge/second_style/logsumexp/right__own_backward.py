import torch


class LSE(torch.autograd.Function):
    @staticmethod
    def forward(ctx, x, dim):
        wide = x.double()
        top = wide.amax(dim, keepdim=True).nan_to_num(neginf=0.0)
        e = (wide - top).exp()
        z = e.sum(dim, keepdim=True)
        ctx.save_for_backward(e / z.masked_fill(z == 0, 1.0))
        ctx.dim = dim
        return (z.log() + top).squeeze(dim).to(x.dtype)

    @staticmethod
    def backward(ctx, grad):
        (w,) = ctx.saved_tensors
        return (w * grad.unsqueeze(ctx.dim).double()).to(grad.dtype), None


def logsumexp(scores, dim):
    return LSE.apply(scores, dim)
