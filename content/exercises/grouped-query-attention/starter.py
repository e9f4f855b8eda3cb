import torch


def grouped_query_attention(
    q: torch.Tensor, k: torch.Tensor, v: torch.Tensor, keep: torch.Tensor | None
) -> torch.Tensor:
    """Attention in which query head h reads key and value head h // (H // Hkv).

    q (B, H, Tq, D), k (B, Hkv, Tk, D), v (B, Hkv, Tk, Dv), H a multiple of Hkv;
    keep: boolean, broadcastable to (B, H, Tq, Tk), True = may attend; None keeps all.
    Returns (B, H, Tq, Dv) in the dtype of q; a row that keeps no key gives 0.
    """
    raise NotImplementedError("grouped_query_attention is not written yet")
