def softmax_backward(weights, grad_weights):
    w, g = weights.float(), grad_weights.float()
    grad_weights -= (w * g).sum(dim=-1, keepdim=True).to(weights.dtype)
    return weights * grad_weights
