import torch


def alibi_attention(q, k, v, slopes):
    T, S = q.shape[2], k.shape[2]
    rel = torch.arange(S).view(1, S) - torch.arange(S - T, S).view(T, 1)
    mask = torch.tril(torch.ones(T, S), diagonal=S - T - 1) == 0
    s = q @ k.mT / q.shape[-1] ** 0.5 + slopes.view(1, -1, 1, 1) * rel
    return s.masked_fill(mask, -torch.inf).softmax(-1).nan_to_num(0.0).to(v.dtype) @ v
