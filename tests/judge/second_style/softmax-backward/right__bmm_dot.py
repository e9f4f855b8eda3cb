import torch


def softmax_backward(weights, grad_weights):
    n = weights.shape[-1]
    w, g = weights.reshape(-1, 1, n).float(), grad_weights.reshape(-1, n, 1).float()
    dot = torch.bmm(w, g)
    return (w * (g.transpose(1, 2) - dot)).reshape(weights.shape).to(weights.dtype)
