import torch


class CrossEntropy(torch.autograd.Function):
    @staticmethod
    def forward(ctx, logits, targets):
        x = logits.double()
        x = x - x.amax(1, keepdim=True)
        e = x.exp()
        z = e.sum(1, keepdim=True)
        ctx.save_for_backward(e / z, targets)
        ctx.kind = logits.dtype
        return (z.log() - x.gather(1, targets[:, None])).mean().to(logits.dtype)

    @staticmethod
    def backward(ctx, grad):
        p, targets = ctx.saved_tensors
        onehot = torch.nn.functional.one_hot(targets, p.shape[1])
        return ((p - onehot) / len(p) * grad.double()).to(ctx.kind), None


def cross_entropy(logits, targets):
    return CrossEntropy.apply(logits, targets)
