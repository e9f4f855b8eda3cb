import torch


def attention_entropy(weights):
    """H(p) = KL(p || uniform) turned round: sum p log(1/p)."""
    p = weights.float()
    inverse = torch.where(p > 0, p, 1.0).reciprocal()
    return torch.einsum("...k,...k->...", p, inverse.log()).to(weights.dtype)
