import torch


def qk_norm_attention(q, k, v, scale):
    norm = lambda t: t * torch.rsqrt(t.square().sum(-1, keepdim=True))
    logits = torch.einsum("bhid,bhjd->bijh", norm(q), norm(k)) * scale
    probs = logits.softmax(dim=-1)
    return torch.einsum("bijh,bhjd->bhid", probs, v)
