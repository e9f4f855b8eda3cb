import torch
import torch.nn.functional as F


def relative(n, m):
    """j - i, query by key"""
    return torch.stack([torch.arange(m) - i for i in range(n)])


def alibi_attention(q, k, v, slopes):
    n, m = q.size(-2), k.size(-2)
    rel = relative(n, m).to(torch.float64)
    bias = slopes.double()[:, None, None] * rel
    bias = bias + torch.zeros_like(rel).masked_fill(rel > 0, -torch.inf)
    logits = torch.einsum("...qd,...kd->...qk", q.double(), k.double())
    logits = logits * q.size(-1) ** -0.5 + bias
    return torch.einsum("...qk,...kd->...qd", F.softmax(logits, dim=-1), v.double()).to(q.dtype)
