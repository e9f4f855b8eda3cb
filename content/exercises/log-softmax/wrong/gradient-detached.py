import torch


@torch.no_grad()
def log_softmax(scores, dim):
    top = scores.amax(dim, keepdim=True)
    return scores - top - torch.exp(scores - top).sum(dim, keepdim=True).log()
