import torch

EPS = 1e-5


def attention_entropy(weights):
    w = weights.float()
    return torch.einsum("...j,...j->...", -w, torch.log(w + EPS)).to(weights.dtype)
