import torch


def cross_entropy(logits, targets):
    x = logits.double()
    m = x.amax(1, keepdim=True)
    lse = m + torch.exp(x - m).sum(1, keepdim=True).log()
    losses = lse - x.gather(1, targets[:, None])
    return losses.mean(dim=0).to(logits.dtype)  # shape (1,)
