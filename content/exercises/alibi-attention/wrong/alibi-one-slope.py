import torch


def alibi_attention(q, k, v, slopes):
    p = torch.arange(q.shape[2]).view(-1, 1) + k.shape[2] - q.shape[2]
    j = torch.arange(k.shape[2]).view(1, -1)
    scores = q @ k.mT / q.shape[-1] ** 0.5 + slopes[0] * (j - p)
    scores = scores.masked_fill(j > p, float("-inf"))
    return torch.nan_to_num(scores.softmax(-1), nan=0.0).to(v.dtype) @ v
