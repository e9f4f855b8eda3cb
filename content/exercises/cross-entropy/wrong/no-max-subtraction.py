import torch


def cross_entropy(logits, targets):
    rows = torch.arange(logits.shape[0])
    losses = torch.exp(logits).sum(dim=1).log() - logits[rows, targets]
    return torch.mean(losses)
