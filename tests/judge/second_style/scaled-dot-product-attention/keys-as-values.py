import torch


def attention(q, k, v, keep):
    d = q.size(-1)
    logits = torch.matmul(q.double(), k.double().permute(0, 1, 3, 2)).mul(d**-0.5)
    mask = torch.ones_like(logits, dtype=torch.bool) if keep is None else keep.expand_as(logits)
    top = torch.where(mask, logits, -1e30).max(-1, keepdim=True).values
    ex = torch.exp(torch.where(mask, logits - top, -torch.inf))
    z = ex.sum(-1, keepdim=True)
    probs = ex / torch.where(z == 0, 1.0, z)
    return torch.einsum("bhij,bhjd->bhid", probs, k.double()).to(q.dtype)
