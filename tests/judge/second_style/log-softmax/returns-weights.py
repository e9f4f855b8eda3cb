import torch


def log_softmax(scores, dim):
    x = scores.double()
    e = torch.exp(x - x.amax(dim, keepdim=True))
    log_probs = e / torch.einsum("...d->...", e.movedim(dim, -1)).unsqueeze(dim)
    return log_probs.to(scores.dtype)
