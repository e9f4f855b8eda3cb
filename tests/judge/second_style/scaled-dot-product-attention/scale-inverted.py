import torch


def attention(q, k, v, keep):
    scale = q.shape[-1] ** -0.5
    logits = torch.matmul(q.double(), k.double().mT) / scale
    if keep is not None:
        logits = logits.masked_fill(~keep, -torch.inf)
    probs = torch.softmax(logits, dim=-1)
    probs = torch.where(torch.isnan(probs), torch.zeros_like(probs), probs)
    return torch.matmul(probs, v.double()).to(q.dtype)
