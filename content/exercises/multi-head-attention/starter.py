import torch


def multi_head_attention(
    x: torch.Tensor,
    context: torch.Tensor,
    w_q: torch.Tensor,
    w_k: torch.Tensor,
    w_v: torch.Tensor,
    w_o: torch.Tensor,
    n_heads: int,
    keep: torch.Tensor | None,
) -> torch.Tensor:
    """Multi-head attention from the rows of x to the rows of context.

    x (B, Tq, E), context (B, Tk, E); w_q, w_k, w_v, w_o (E, E), used as x @ w; E is a multiple of n_heads;
    keep: boolean, broadcastable to (B, n_heads, Tq, Tk), True = may attend; None keeps all.
    Returns (B, Tq, E) in the dtype of x; a row that keeps no key in any head gives 0.
    """
    raise NotImplementedError("multi_head_attention is not written yet")
