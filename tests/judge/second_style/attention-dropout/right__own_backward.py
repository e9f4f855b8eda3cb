import torch


class Drop(torch.autograd.Function):
    @staticmethod
    def forward(ctx, weights, p):
        factor = torch.rand(weights.shape).ge(p).double() * (1 / (1 - p) if p < 1 else 0.0)
        ctx.save_for_backward(factor)
        return (weights.double() * factor).to(weights.dtype)

    @staticmethod
    def backward(ctx, grad):
        (factor,) = ctx.saved_tensors
        return (grad.double() * factor).to(grad.dtype), None


def attention_dropout(weights, p, training):
    return Drop.apply(weights, p) if training else weights
