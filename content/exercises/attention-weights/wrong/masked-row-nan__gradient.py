import torch


def attention_weights(q, k, keep):
    s = q @ k.mT / q.shape[-1] ** 0.5
    if keep is None:
        return s.softmax(-1)
    w = (s + torch.where(keep, 0.0, -torch.inf).to(s.dtype)).softmax(-1)
    return torch.where(w.isnan(), 0.0, w)
