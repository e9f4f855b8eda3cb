import torch


def attention_weights(q: torch.Tensor, k: torch.Tensor, keep: torch.Tensor | None) -> torch.Tensor:
    """The weights that each query gives to the keys.

    q (B, H, Tq, D), k (B, H, Tk, D);
    keep: boolean, broadcastable to (B, H, Tq, Tk), True = may attend; None keeps all.
    Returns (B, H, Tq, Tk) in the dtype of q; rows sum to 1, a row that keeps no key is 0.
    """
    raise NotImplementedError("attention_weights is not written yet")
