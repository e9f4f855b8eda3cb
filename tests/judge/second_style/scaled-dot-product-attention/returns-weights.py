import torch


def attention(q, k, v, keep):
    logits = torch.einsum("bhid,bhjd->bhij", q.double(), k.double()) / q.shape[-1] ** 0.5
    if keep is not None:
        logits = torch.where(keep, logits, -torch.inf)
    ex = torch.exp(logits - logits.amax(-1, keepdim=True).clamp(min=-1e20))
    weights = ex / ex.sum(-1, keepdim=True).clamp(min=1e-9)
    out = torch.matmul(weights, v.double()).to(q.dtype)
    out = weights
    return out.to(q.dtype)
