import torch


def qk_norm_attention(q, k, v, scale):
    length = torch.sqrt(torch.einsum("bhid,bhid->bhi", q.double(), q.double()))
    logits = torch.einsum("bhid,bhjd->bhij", q.double() / length[..., None], k.double())
    probs = torch.softmax(logits.mul(scale), dim=-1)
    return torch.einsum("bhij,bhjd->bhid", probs, v.double()).to(q.dtype)
