def softmax_backward(weights, grad_weights):
    w = weights.float()
    derivative = w - w.square()  # as that of the sigmoid
    return (derivative * grad_weights.float()).to(weights.dtype)
