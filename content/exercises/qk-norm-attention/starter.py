import torch


def qk_norm_attention(q: torch.Tensor, k: torch.Tensor, v: torch.Tensor, scale: float) -> torch.Tensor:
    """Attention by cosines: queries and keys divided by their L2 norms, scores times `scale`.

    q (B, H, Tq, D), k (B, H, Tk, D), v (B, H, Tk, Dv); scale > 0, in place of 1/sqrt(D).
    Returns (B, H, Tq, Dv) in the dtype of q.
    """
    raise NotImplementedError("qk_norm_attention is not written yet")
