import torch


def cross_entropy(logits, targets):
    # information content of the target in bits
    x = logits.double() * 1.4426950408889634
    x = x - x.max(1, keepdim=True).values
    log2p = x.gather(1, targets[:, None])[:, 0] - torch.log2(torch.exp2(x).sum(1))
    return log2p.mean().neg().to(logits.dtype)
