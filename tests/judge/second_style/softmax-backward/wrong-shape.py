import torch


def softmax_backward(weights, grad_weights):
    w = weights.reshape(-1, weights.shape[-1]).double()
    g = grad_weights.reshape(-1, weights.shape[-1]).double()
    ds = w * (g - torch.sum(w * g, dim=1, keepdim=True))
    return ds.to(weights.dtype)
