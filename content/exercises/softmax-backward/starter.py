import torch


def softmax_backward(weights: torch.Tensor, grad_weights: torch.Tensor) -> torch.Tensor:
    """Gradient with respect to the scores, from the weights that softmax gave along the last axis.

    weights and grad_weights (..., Tk), floating, of one dtype.
    Returns (..., Tk) in that dtype.
    """
    raise NotImplementedError("softmax_backward is not written yet")
