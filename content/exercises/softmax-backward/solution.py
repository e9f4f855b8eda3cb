import torch


def softmax_backward(weights, grad_weights):
    # The result is a difference of two numbers that may be nearly alike, so the digits of the dtype would not do: we
    # compute in float32 (in float64 if that is what came) and round once, at the end.
    wide = torch.promote_types(weights.dtype, torch.float32)
    w, g = weights.to(wide), grad_weights.to(wide)

    # The Jacobian of a row is diag(w) - w w^T. Its second part has rank one: times g it is w times the number w . g,
    # the mean of g under the weights. One number for each row; keepdim=True lets it broadcast back over the row.
    mean = (w * g).sum(-1, keepdim=True)

    # A score rises in favour of its own weight as far as that weight's gradient is above the mean. Times w: a weight of
    # 0 cannot be moved, and a row that is 0 throughout gives 0.
    return (w * (g - mean)).to(weights.dtype)
