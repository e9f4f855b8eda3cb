import torch


def log_softmax(scores, dim):
    parts = scores.double().unbind(dim)
    z = parts[0]
    for part in parts[1:]:
        z = torch.logaddexp(z, part)
    return torch.stack([part - z for part in parts], dim).to(scores.dtype)
