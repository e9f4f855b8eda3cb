import torch


def padded_attention(q: torch.Tensor, k: torch.Tensor, v: torch.Tensor, key_lengths: torch.Tensor) -> torch.Tensor:
    """Attention to the first key_lengths[b] keys of each sequence b.

    q (B, H, Tq, D), k (B, H, Tk, D), v (B, H, Tk, Dv); key_lengths (B,) int64, from 0 to Tk.
    Returns (B, H, Tq, Dv) in the dtype of q; a sequence of length 0 gives 0.
    """
    raise NotImplementedError("padded_attention is not written yet")
