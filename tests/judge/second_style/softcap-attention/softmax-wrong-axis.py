import torch


def softcap_attention(q, k, v, cap):
    logits = torch.einsum("bhid,bhjd->bhij", q.double(), k.double()) / q.shape[-1] ** 0.5
    capped = cap * torch.tanh(logits / cap)
    ex = torch.exp(capped - capped.amax(dim=2, keepdim=True))
    probs = ex / ex.sum(dim=2, keepdim=True)
    return torch.einsum("bhij,bhjd->bhid", probs, v.double()).to(q.dtype)
