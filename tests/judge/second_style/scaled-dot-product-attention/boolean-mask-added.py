import torch


def attention(q, k, v, keep):
    logits = torch.einsum("bhid,bhjd->bhij", q.double(), k.double()) * q.shape[-1] ** -0.5
    if keep is not None:
        mask = keep.to(torch.float64)
        logits = torch.add(logits, mask)
    ex = torch.exp(logits - logits.max(dim=-1, keepdim=True).values)
    probs = ex / ex.sum(dim=-1, keepdim=True)
    return torch.einsum("bhij,bhjd->bhid", probs, v.double()).to(q.dtype)
