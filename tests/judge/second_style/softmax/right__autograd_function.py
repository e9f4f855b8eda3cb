import torch


class Soft(torch.autograd.Function):
    @staticmethod
    def forward(ctx, x, axis):
        y = torch.exp(x - x.amax(axis, keepdim=True))
        y.div_(y.sum(axis, keepdim=True))
        ctx.save_for_backward(y)
        ctx.axis = axis
        return y

    @staticmethod
    def backward(ctx, grad):
        (y,) = ctx.saved_tensors
        inner = (grad * y).sum(ctx.axis, keepdim=True)
        return y * (grad - inner), None


def softmax(scores, dim):
    return Soft.apply(scores.float(), dim).to(scores.dtype)
