import torch


def softcap_attention(q, k, v, cap):
    raw = torch.einsum("bhid,bhjd->bhij", q.float(), k.float())
    logits = torch.tanh(raw / cap).mul(cap).mul(q.shape[-1] ** -0.5)
    top = logits.max(dim=-1, keepdim=True).values
    ex = torch.exp(logits - top)
    return torch.matmul(ex / ex.sum(-1, keepdim=True), v.float()).to(q.dtype)
