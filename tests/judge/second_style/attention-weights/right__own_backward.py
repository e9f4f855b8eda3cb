import torch


class MaskedSoftmax(torch.autograd.Function):
    @staticmethod
    def forward(ctx, s, keep):
        e = torch.exp(s - s.masked_fill(~keep, -torch.inf).amax(-1, keepdim=True).nan_to_num(neginf=0.0))
        e = e.masked_fill(~keep, 0.0)
        z = e.sum(-1, keepdim=True)
        w = e / z.masked_fill(z == 0, 1.0)
        ctx.save_for_backward(w)
        return w

    @staticmethod
    def backward(ctx, grad):
        (w,) = ctx.saved_tensors
        return w * (grad - (w * grad).sum(-1, keepdim=True)), None


def attention_weights(q, k, keep):
    s = q.double() @ k.double().mT / q.shape[-1] ** 0.5
    seen = torch.ones_like(s, dtype=torch.bool) if keep is None else keep.expand_as(s)
    return MaskedSoftmax.apply(s, seen).to(q.dtype)
