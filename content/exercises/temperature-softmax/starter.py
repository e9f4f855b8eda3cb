import torch


def temperature_softmax(scores: torch.Tensor, temperature: float) -> torch.Tensor:
    """Softmax of scores / temperature along the last axis.

    scores (..., n), floating; temperature: above 0.
    Returns the same shape and dtype; along the last axis the weights sum to 1.
    """
    raise NotImplementedError("temperature_softmax is not written yet")
