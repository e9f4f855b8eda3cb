import torch


def logsumexp(scores, dim):
    x = scores.double().movedim(dim, 0)
    while x.shape[0] > 1:
        if x.shape[0] % 2:
            x = torch.cat([x, torch.full_like(x[:1], -torch.inf)])
        a, b = x[0::2], x[1::2]
        top = torch.maximum(a, b)
        shift = top.masked_fill(top.isneginf(), 0.0)
        z = torch.exp(a - shift) + torch.exp(b - shift)
        x = torch.where(z > 0, shift + torch.where(z > 0, z, 1.0).log(), -torch.inf)
    return x[0].to(scores.dtype)
