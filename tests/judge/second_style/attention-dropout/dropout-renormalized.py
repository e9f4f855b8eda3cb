import torch


def attention_dropout(weights, p, training):
    if not training or p == 0:
        return weights
    w = weights.double()
    survivors = torch.where(torch.rand(w.shape) < p, torch.zeros_like(w), w)
    row = survivors.sum(dim=-1, keepdim=True)
    # make the rows sum to one again
    return torch.where(row > 0, survivors / torch.where(row > 0, row, 1.0), 0.0).to(weights.dtype)
