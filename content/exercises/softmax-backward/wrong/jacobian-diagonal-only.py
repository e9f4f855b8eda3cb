def softmax_backward(weights, grad_weights):
    return grad_weights * weights * (1 - weights)
