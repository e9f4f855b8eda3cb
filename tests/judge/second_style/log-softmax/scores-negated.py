import torch


def log_softmax(scores, dim):
    # log p = -E - log Z with Z = sum exp(-E)
    E = scores.double()
    ground = E.min(dim=dim, keepdim=True).values
    log_z = torch.log(torch.sum((ground - E).exp(), dim=dim, keepdim=True)) - ground
    return (-E - log_z).to(scores.dtype)
