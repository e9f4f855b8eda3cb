import torch


def softmax_backward(weights, grad_weights):
    w, g = weights.float(), grad_weights.float()
    products = w * g
    return torch.addcmul(products, w, products.sum(-1, keepdim=True), value=-1.0).to(weights.dtype)
