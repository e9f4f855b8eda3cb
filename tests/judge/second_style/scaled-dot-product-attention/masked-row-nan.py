import torch


def attention(q, k, v, keep):
    logits = torch.matmul(q, k.transpose(-2, -1)) * q.shape[-1] ** -0.5
    if keep is not None:
        logits = torch.where(keep, logits, float("-inf"))
    ex = torch.exp(logits - torch.amax(logits, dim=-1, keepdim=True))
    out = torch.matmul(ex, v)
    return out / ex.sum(dim=-1, keepdim=True)
