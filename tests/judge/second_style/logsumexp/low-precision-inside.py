import torch


def logsumexp(scores, dim):
    x = scores.to(torch.bfloat16).double()
    top = x.amax(dim, keepdim=True)
    top = torch.where(top.isinf(), torch.zeros_like(top), top)
    z = torch.exp(x - top).sum(dim)
    empty = z == 0
    out = top.squeeze(dim) + z.masked_fill(empty, 1).log()
    return out.masked_fill(empty, -torch.inf).to(scores.dtype)
