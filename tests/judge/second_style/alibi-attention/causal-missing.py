import math
import torch


def bias_matrix(slopes, t_q, t_k):
    context = torch.arange(t_k - t_q, t_k).unsqueeze(-1)
    memory = torch.arange(t_k).unsqueeze(0)
    relative = memory - context
    return torch.einsum("h,qk->hqk", slopes.double(), relative.double())


def alibi_attention(q, k, v, slopes):
    s = torch.einsum("bhqd,bhkd->bhqk", q.double(), k.double()) / math.sqrt(k.shape[-1])
    s = s + bias_matrix(slopes, q.shape[-2], k.shape[-2])
    s = s - s.max(dim=-1, keepdim=True).values
    w = torch.exp(s)
    w = w / torch.sum(w, dim=-1, keepdim=True)
    return torch.matmul(w, v.double()).to(v.dtype)
