import torch


def attention_entropy(weights):
    LN10 = 2.302585092994046
    w = weights.float()
    h = torch.zeros(w.shape[:-1])
    for j in range(w.shape[-1]):
        h = h - w[..., j] * torch.log10(w[..., j]) * LN10
    return h.to(weights.dtype)
