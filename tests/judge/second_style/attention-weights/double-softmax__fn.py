import torch
import torch.nn.functional as F


def attention_weights(q, k, keep):
    s = torch.einsum("bhqd,bhkd->bhqk", q, k) * q.shape[-1] ** -0.5
    if keep is not None:
        s = s.masked_fill(~keep, -torch.inf)
    w = F.softmax(F.softmax(s, -1), -1)
    return w if keep is None else torch.where(keep.any(-1, keepdim=True), w, torch.zeros_like(w))
