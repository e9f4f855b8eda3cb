import torch


def attention_dropout(weights: torch.Tensor, p: float, training: bool) -> torch.Tensor:
    """Inverted dropout: each weight is set to 0 with probability p, the others are divided by 1 - p.

    weights (..., Tq, Tk), floating; p from 0 to 1; training: False returns the weights as they are.
    Returns the shape and dtype of `weights`.
    """
    raise NotImplementedError("attention_dropout is not written yet")
