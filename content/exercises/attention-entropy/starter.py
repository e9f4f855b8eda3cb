import torch


def attention_entropy(weights: torch.Tensor) -> torch.Tensor:
    """Entropy of each row in nats: -sum of w log w over the last axis, with 0 log 0 = 0.

    weights (..., Tk), floating, none negative.
    Returns (...) in the dtype of `weights`.
    """
    raise NotImplementedError("attention_entropy is not written yet")
