import torch
import torch.nn.functional as F


def linear_attention(q, k, v):
    fq, fk = F.elu(q) + 1, F.elu(k) + 1
    kv = torch.einsum("bhjd,bhje->bhde", fk, v)
    z = torch.einsum("bhid,bhd->bhi", fq, fk.sum(2))
    return torch.einsum("bhid,bhde->bhie", fq, kv) / z.unsqueeze(-1)
