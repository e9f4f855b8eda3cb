import torch


def causal_attention(q, k, v):
    T, S = q.shape[-2], k.shape[-2]
    mask = torch.ones(T, S, dtype=torch.bool).tril(diagonal=S - T)
    att = (q @ k.transpose(-2, -1)) * (1.0 / q.size(-1) ** 0.5)
    att = att.masked_fill(mask == 0, float("-inf"))
    att = torch.softmax(att, dim=-1)
    att = torch.where(mask.any(-1, keepdim=True), att, torch.zeros((), dtype=att.dtype))
    return att @ v
