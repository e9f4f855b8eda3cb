import torch


def log_softmax(scores, dim):
    flat = scores.double().flatten()
    top = flat.amax()
    log_z = top + torch.log(torch.sum(torch.exp(flat - top)))
    return (scores.double() - log_z).to(scores.dtype)
