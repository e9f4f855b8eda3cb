def softmax_backward(weights, grad_weights):
    return weights * (grad_weights - (weights * grad_weights).mean(-1, keepdim=True))
