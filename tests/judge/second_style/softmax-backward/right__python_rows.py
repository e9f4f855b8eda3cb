import torch


def softmax_backward(weights, grad_weights):
    w2 = weights.double().flatten(0, -2) if weights.dim() > 1 else weights.double()[None]
    g2 = grad_weights.double().reshape(w2.shape)
    out = [w * (g - torch.dot(w, g)) for w, g in zip(w2, g2)]
    return torch.stack(out).reshape(weights.shape).to(weights.dtype)
