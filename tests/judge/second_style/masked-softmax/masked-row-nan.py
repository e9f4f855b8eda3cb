import torch


def masked_softmax(scores, keep):
    logits = scores.clone()
    logits[~keep.expand_as(logits)] = -float("inf")
    logits = logits - logits.max(dim=-1, keepdim=True).values
    numer = torch.exp(logits)
    return torch.mul(numer, 1 / numer.sum(dim=-1, keepdim=True))
