import torch


def alibi_slopes(n_heads):
    ratio = torch.tensor(2.0) ** (-8.0 / n_heads)
    return ratio ** torch.arange(n_heads)
