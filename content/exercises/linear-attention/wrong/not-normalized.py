import torch
import torch.nn.functional as F


def linear_attention(q, k, v):
    phi_q = F.elu(q) + 1
    phi_k = F.elu(k) + 1
    kv = torch.einsum("bhjd,bhje->bhde", phi_k, v)
    return torch.einsum("bhid,bhde->bhie", phi_q, kv)
