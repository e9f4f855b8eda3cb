import torch


def softcap_attention(q, k, v, cap):
    logits = torch.einsum("bhid,bhjd->bhij", q.double(), k.double())
    logits = torch.tanh(logits.div(cap)).mul(cap)
    attn = torch.softmax(logits, dim=-1).mul(q.shape[-1] ** -0.5)
    return torch.einsum("bhij,bhjd->bhid", attn, v.double()).to(q.dtype)
