import torch


def attention(q, k, v, keep):
    e = (q @ k.mT / q.shape[-1] ** 0.5).exp()
    if keep is not None:
        e = e.masked_fill(~keep, 0.0)
    total = e.sum(-1, keepdim=True)
    return torch.where(total == 0, 0.0, e / total) @ v
