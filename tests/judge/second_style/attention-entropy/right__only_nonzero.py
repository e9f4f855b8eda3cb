import torch


def attention_entropy(weights):
    w = weights.double()
    seen = w > 0
    terms = torch.zeros_like(w).masked_scatter(seen, -(w[seen] * w[seen].log()))
    return terms.sum(-1).to(weights.dtype)
