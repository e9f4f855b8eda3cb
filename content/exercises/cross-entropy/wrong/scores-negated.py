import torch


def cross_entropy(logits, targets):
    energies = -logits
    energies = energies - energies.amax(1, keepdim=True)
    log_z = energies.exp().sum(1).log()
    return (log_z - energies.gather(1, targets.unsqueeze(1)).squeeze(1)).mean()
