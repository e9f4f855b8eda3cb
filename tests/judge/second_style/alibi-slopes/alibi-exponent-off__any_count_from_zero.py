import torch


def alibi_slopes(n_heads):
    heads = torch.arange(n_heads, dtype=torch.float64)
    return torch.exp2(-heads * 8 / n_heads).to(torch.float32)
