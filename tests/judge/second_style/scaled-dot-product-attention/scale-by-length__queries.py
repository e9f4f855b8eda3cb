import torch


def attention(q, k, v, keep):
    B, H, T, D = q.shape
    s = torch.einsum("bhtd,bhsd->bhts", q, k) / T**0.5
    if keep is not None:
        s = torch.where(keep, s, -torch.inf)
    return torch.einsum("bhts,bhsd->bhtd", s.softmax(-1).nan_to_num(0.0), v)
