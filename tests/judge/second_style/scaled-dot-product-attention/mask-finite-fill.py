import torch


def additive(keep, dtype):
    bias = torch.zeros(keep.shape, dtype=dtype)
    bias[keep.logical_not()] = -30.0  # e^-30 is nothing
    return bias


def attention(q, k, v, keep):
    logits = torch.einsum("bhid,bhjd->bhij", q.float(), k.float()).div(q.shape[-1] ** 0.5)
    if keep is None:
        return torch.matmul(logits.softmax(-1), v.float()).to(q.dtype)
    probs = torch.softmax(logits + additive(keep, logits.dtype), dim=-1) * keep.any(-1, keepdim=True)
    return torch.matmul(probs, v.float()).to(q.dtype)
