import torch


def attention_scores(q: torch.Tensor, k: torch.Tensor) -> torch.Tensor:
    """Scaled dot products of queries with keys.

    q (B, H, Tq, D), k (B, H, Tk, D).
    Returns (B, H, Tq, Tk) in the dtype of q.
    """
    raise NotImplementedError("attention_scores is not written yet")
