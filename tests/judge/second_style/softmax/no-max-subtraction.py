import torch


def boltzmann(energies):
    return torch.exp(energies)


def softmax(scores, dim):
    # bring the axis to the end, normalise there, put it back
    rows = scores.movedim(dim, -1)
    numer = boltzmann(rows)
    inv = torch.einsum("...j->...", numer).reciprocal()
    return torch.einsum("...j,...->...j", numer, inv).movedim(-1, dim)
