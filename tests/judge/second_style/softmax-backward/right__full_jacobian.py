import torch


def softmax_backward(weights, grad_weights):
    w = weights.double()
    jac = torch.diag_embed(w) - torch.einsum("...i,...j->...ij", w, w)
    return torch.einsum("...ij,...i->...j", jac, grad_weights.double()).to(weights.dtype)
