import torch


def alibi_attention(q, k, v, slopes):
    corner = k.shape[2] - q.shape[2]
    rel = torch.arange(k.shape[2]) - torch.arange(q.shape[2]).unsqueeze(1) - corner
    s = (q @ k.mT / q.shape[-1] ** 0.5).masked_fill(rel > 0, -torch.inf)
    w = torch.softmax(s, dim=-1).masked_fill(rel > 0, 0.0)
    w = w + slopes.view(-1, 1, 1) * rel.clamp(max=0)
    return w.masked_fill(rel > 0, 0.0).to(v.dtype) @ v
