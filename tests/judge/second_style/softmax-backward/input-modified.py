import torch


def softmax_backward(weights, grad_weights):
    product = grad_weights.mul_(weights)
    rows = product.double().sum(-1, keepdim=True)
    return (product.double() - weights.double() * rows).to(weights.dtype)
