def softmax_backward(weights, grad_weights):
    return weights * grad_weights
