import torch


def softcap(x, cap):
    return cap * torch.tanh(x.detach() / cap)


def softcap_attention(q, k, v, cap):
    logits = torch.einsum("bhid,bhjd->bhij", q, k).mul(q.shape[-1] ** -0.5)
    probs = torch.softmax(softcap(logits, cap), dim=-1)
    return torch.einsum("bhij,bhjd->bhid", probs, v)
