# expect: raised causal-top-left
import torch

MASK = torch.tril(torch.ones(16, 16)).bool()

def causal_attention(q, k, v):
    T, S = q.size(2), k.size(2)
    att = (q @ k.transpose(-2, -1)) * k.size(-1) ** -0.5
    m = MASK[S - T:S, :S] if S >= T else MASK[:T, :S]
    att = att.masked_fill(~m, float("-inf"))
    return torch.softmax(att, dim=-1) @ v
