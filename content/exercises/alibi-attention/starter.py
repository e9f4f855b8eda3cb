import torch


def alibi_attention(q: torch.Tensor, k: torch.Tensor, v: torch.Tensor, slopes: torch.Tensor) -> torch.Tensor:
    """Causal attention that adds slopes[h] * (j - p) to the scaled score of key j, p = i + (Tk - Tq).

    q (B, H, Tq, D), k (B, H, Tk, D), v (B, H, Tk, Dv); slopes (H,) float32.
    Returns (B, H, Tq, Dv) in the dtype of q; a query that sees no key gives 0.
    """
    raise NotImplementedError("alibi_attention is not written yet")
