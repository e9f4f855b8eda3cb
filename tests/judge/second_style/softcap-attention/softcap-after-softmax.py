import torch


def softcap_attention(q, k, v, cap):
    logits = torch.matmul(q.double(), k.double().mT).div(q.shape[-1] ** 0.5)
    ex = torch.exp(logits - logits.amax(dim=-1, keepdim=True))
    probs = ex / torch.sum(ex, dim=-1, keepdim=True)
    capped = torch.tanh(probs.div(cap)).mul(cap)
    return torch.einsum("bhij,bhjd->bhid", capped, v.double()).to(q.dtype)
