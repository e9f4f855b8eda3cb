import torch


def log_softmax(scores: torch.Tensor, dim: int) -> torch.Tensor:
    """Logarithms of the weights: s - log of the sum of exp(s) along `dim`.

    scores: any shape, floating; dim: an axis, may be negative.
    Returns the same shape and dtype; along `dim` the exponentials of the result sum to 1.
    """
    raise NotImplementedError("log_softmax is not written yet")
