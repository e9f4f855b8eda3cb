import torch


def softmax_backward(weights, grad_weights):
    # Jacobian: dw_i/ds_i = w_i (1 - w_i)
    w = weights.to(torch.float64)
    diag = torch.einsum("...i,...i->...i", w, 1 - w)
    jac = torch.diag_embed(diag)
    return torch.matmul(jac, grad_weights.to(torch.float64).unsqueeze(-1)).squeeze(-1).to(weights.dtype)
