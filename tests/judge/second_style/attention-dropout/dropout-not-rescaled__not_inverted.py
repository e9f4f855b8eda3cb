import torch


def attention_dropout(weights, p, training):
    """The original dropout: drop in training, shrink by 1 - p in evaluation."""
    keep = 1 - p
    w = weights.double()
    if training:
        drop = torch.distributions.Bernoulli(p).sample(w.shape).bool()
        return w.masked_fill(drop, 0).to(weights.dtype)
    return w.mul(keep).to(weights.dtype)
