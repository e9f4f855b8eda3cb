import torch


def attention_entropy(weights):
    with torch.no_grad():
        weights.masked_fill_(weights == 0, 1e-12)  # log must not see 0
    return -(weights.float() * weights.float().log()).sum(-1).to(weights.dtype)
