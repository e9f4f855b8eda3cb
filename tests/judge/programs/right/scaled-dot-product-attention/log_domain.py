import torch


def attention(q, k, v, keep):
    s = torch.matmul(q, k.permute(0, 1, 3, 2)) / (q.shape[-1] ** 0.5)
    if keep is not None:
        s = s.masked_fill(~keep, -torch.inf)
        dead = ~keep.any(-1, keepdim=True)
        s = s.masked_fill(dead, 0.0)
    lse = torch.logsumexp(s, -1, keepdim=True)
    w = torch.exp(s - lse)
    if keep is not None:
        w = w.masked_fill(dead, 0.0)
    return w @ v
