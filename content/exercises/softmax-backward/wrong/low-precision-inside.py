import torch


def softmax_backward(weights, grad_weights):
    w, g = weights.to(torch.bfloat16).float(), grad_weights.to(torch.bfloat16).float()
    return (w * (g - (w * g).sum(-1, keepdim=True))).to(weights.dtype)
