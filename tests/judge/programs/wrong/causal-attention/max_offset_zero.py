# expect: failed causal-top-left
import torch

def causal_attention(q, k, v):
    T, S = q.size(2), k.size(2)
    att = (q @ k.transpose(-2, -1)) * k.size(-1) ** -0.5
    off = max(S - T, 0)
    att = att.masked_fill(~torch.ones(T, S, dtype=torch.bool).tril(off), float("-inf"))
    return torch.softmax(att, dim=-1) @ v
