import torch


def attention(q, k, v, keep):
    root = q.shape[-1] ** 0.25
    logits = torch.einsum("bhid,bhjd->bhij", q.double() / root, k.double() / root)
    if keep is not None:
        logits = torch.where(keep, logits, torch.zeros((), dtype=logits.dtype))  # no score for hidden keys
    probs = torch.softmax(logits, dim=-1)
    return torch.matmul(probs, v.double()).to(q.dtype)
