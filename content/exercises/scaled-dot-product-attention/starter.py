import torch


def attention(q: torch.Tensor, k: torch.Tensor, v: torch.Tensor, keep: torch.Tensor | None) -> torch.Tensor:
    """Scaled dot-product attention.

    q (B, H, Tq, D), k (B, H, Tk, D), v (B, H, Tk, Dv);
    keep: boolean, broadcastable to (B, H, Tq, Tk), True = may attend; None keeps all.
    Returns (B, H, Tq, Dv) in the dtype of q; a row that keeps no key gives 0.
    """
    raise NotImplementedError("attention is not written yet")
