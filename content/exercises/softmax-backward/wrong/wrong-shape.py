import torch


def softmax_backward(weights, grad_weights):
    jacobian = torch.diag_embed(weights) - weights.unsqueeze(-1) * weights.unsqueeze(-2)
    return jacobian * grad_weights.unsqueeze(-2)
