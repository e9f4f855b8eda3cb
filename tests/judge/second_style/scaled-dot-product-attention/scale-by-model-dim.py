import torch


def attention(q, k, v, keep):
    batch, heads, time, width = q.shape
    d_model = heads * width
    logits = torch.einsum("bhid,bhjd->bhij", q.double(), k.double()).div(d_model**0.5)
    if keep is not None:
        logits = torch.where(keep, logits, -torch.inf)
        dead = ~keep.any(dim=-1, keepdim=True)
        logits = torch.where(dead, 0.0, logits)
        probs = torch.where(dead, 0.0, torch.softmax(logits, dim=-1))
    else:
        probs = torch.softmax(logits, dim=-1)
    return torch.matmul(probs, v.double()).to(q.dtype)
