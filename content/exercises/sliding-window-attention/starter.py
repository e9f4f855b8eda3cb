import torch


def sliding_window_attention(q: torch.Tensor, k: torch.Tensor, v: torch.Tensor, window: int) -> torch.Tensor:
    """Causal attention to the last `window` keys, the query's own included.

    q (B, H, Tq, D), k (B, H, Tk, D), v (B, H, Tk, Dv); window >= 1. Query i sits at position i + (Tk - Tq).
    Returns (B, H, Tq, Dv) in the dtype of q; a query that sees no key gives 0.
    """
    raise NotImplementedError("sliding_window_attention is not written yet")
