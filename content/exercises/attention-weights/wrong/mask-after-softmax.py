import torch


def attention_weights(q, k, keep):
    p = torch.softmax(q @ k.mT / q.shape[-1] ** 0.5, dim=-1)
    if keep is None:
        return p
    return torch.where(keep, p, torch.zeros_like(p))
