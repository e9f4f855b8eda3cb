# expect: failed causal-top-left
import torch


def causal_attention(q, k, v):
    i, j = torch.arange(q.shape[2]), torch.arange(k.shape[2])
    s = torch.einsum("bhid,bhjd->bhij", q, k) / q.shape[-1] ** 0.5
    return torch.where(j[None] <= i[:, None], s, -torch.inf).softmax(-1) @ v
