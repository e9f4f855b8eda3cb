# expect: failed causal-missing
import torch


def causal_attention(q, k, v):
    w = (torch.einsum("bhid,bhjd->bhij", q, k) / q.shape[-1] ** 0.5).softmax(dim=3)
    return torch.einsum("bhij,bhje->bhie", w, v)
