import torch


def attention_with_lse(q: torch.Tensor, k: torch.Tensor, v: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
    """Attention, and the log-sum-exp of each query's scores in nats.

    q (B, H, Tq, D), k (B, H, Tk, D), v (B, H, Tk, Dv).
    Returns (out, lse): (B, H, Tq, Dv) and (B, H, Tq), both in the dtype of q.
    """
    raise NotImplementedError("attention_with_lse is not written yet")
