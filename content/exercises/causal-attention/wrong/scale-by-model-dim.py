import torch


def causal_attention(q, k, v):
    B, H, T, D = q.shape
    C = H * D
    s = q @ k.mT / C**0.5
    hide = torch.ones(s.shape[-2:], dtype=torch.bool).triu(k.shape[2] - T + 1)
    return s.masked_fill(hide, -torch.inf).softmax(-1).nan_to_num(0.0) @ v
