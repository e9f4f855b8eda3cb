import torch


def attention_dropout(weights, p, training):
    if not training:
        return weights
    mask = torch.rand(weights.shape).ge(p).double()
    left = torch.mul(weights.double(), mask)
    return torch.div(left, torch.einsum("...k->...", left)[..., None]).to(weights.dtype)
