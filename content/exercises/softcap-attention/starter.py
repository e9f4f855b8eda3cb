import torch


def softcap_attention(q: torch.Tensor, k: torch.Tensor, v: torch.Tensor, cap: float) -> torch.Tensor:
    """Attention whose scaled scores s become cap * tanh(s / cap).

    q (B, H, Tq, D), k (B, H, Tk, D), v (B, H, Tk, Dv); cap > 0.
    Returns (B, H, Tq, Dv) in the dtype of q.
    """
    raise NotImplementedError("softcap_attention is not written yet")
