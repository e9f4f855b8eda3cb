import torch


def attention_entropy(weights):
    total = torch.zeros(weights.shape[:-1], dtype=torch.float64)
    for p in weights.double().unbind(-1):
        logp = torch.log(torch.where(p == 0, torch.ones_like(p), p))
        total = torch.addcmul(total, p, logp, value=-1)
    return total.to(weights.dtype)
