import torch


def softmax(scores, dim):
    x = scores.movedim(dim, -1).float()
    hi = x.max(-1, keepdim=True).values.detach()
    ex = torch.exp(x - hi)
    ones = torch.ones(x.shape[-1], 1, dtype=ex.dtype)
    out = ex / torch.matmul(ex, ones)
    return out.movedim(-1, dim).to(scores.dtype)
