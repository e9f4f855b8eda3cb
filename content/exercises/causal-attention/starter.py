import torch


def causal_attention(q: torch.Tensor, k: torch.Tensor, v: torch.Tensor) -> torch.Tensor:
    """Attention in which query i sees key j when j <= i + (Tk - Tq).

    q (B, H, Tq, D), k (B, H, Tk, D), v (B, H, Tk, Dv).
    Returns (B, H, Tq, Dv) in the dtype of q; a query that sees no key gives 0.
    """
    raise NotImplementedError("causal_attention is not written yet")
