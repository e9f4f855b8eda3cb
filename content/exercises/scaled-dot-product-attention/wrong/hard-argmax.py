import torch


def attention(q, k, v, keep):
    s = q @ k.mT / q.shape[-1] ** 0.5
    if keep is not None:
        s = s.masked_fill(~keep, -torch.inf)
    best = s.argmax(-1)
    out = torch.take_along_dim(v, best.unsqueeze(-1).expand(*best.shape, v.shape[-1]), 2)
    return out if keep is None else out * keep.any(-1, keepdim=True)
