import torch


def softmax_backward(weights, grad_weights):
    w, g = weights.double(), grad_weights.double()
    logits = torch.log(w)
    # d exp(s) / ds = exp(s)
    return torch.addcmul(torch.zeros_like(w), torch.exp(logits), g).to(weights.dtype)
