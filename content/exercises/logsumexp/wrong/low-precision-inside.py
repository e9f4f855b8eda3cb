import torch


def logsumexp(scores, dim):
    top = scores.amax(dim, keepdim=True)
    top = top.masked_fill(top == -torch.inf, 0.0)
    e = torch.exp((scores - top).half()).float()
    total = e.sum(dim)
    none = total == 0
    out = top.squeeze(dim) + total.masked_fill(none, 1.0).log()
    return out.masked_fill(none, -torch.inf).to(scores.dtype)
