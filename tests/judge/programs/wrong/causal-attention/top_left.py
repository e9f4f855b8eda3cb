# expect: failed causal-top-left
import torch


def causal_attention(q, k, v):
    mask = torch.tril(torch.ones(q.size(-2), k.size(-2))) == 0
    s = (q @ k.transpose(-2, -1) * q.size(-1) ** -0.5).masked_fill(mask, float("-inf"))
    return torch.softmax(s, dim=-1) @ v
