import torch


def attention_entropy(weights):
    w = weights.data
    zero = w == 0
    w[zero] = 1.0  # log(1) = 0
    logs = torch.log(weights.double())
    return -(weights.double() * logs).sum(-1).to(weights.dtype)
