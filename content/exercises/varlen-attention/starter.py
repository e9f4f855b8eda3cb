import torch


def varlen_attention(q: torch.Tensor, k: torch.Tensor, v: torch.Tensor, cu_seqlens: torch.Tensor) -> torch.Tensor:
    """Causal attention inside each of N sequences that are packed one behind the other.

    q and k (total, H, D), v (total, H, Dv); cu_seqlens (N + 1,) int32, from 0 to total: sequence n is the tokens
    cu_seqlens[n] to cu_seqlens[n + 1] - 1, and may be empty.
    Returns (total, H, Dv) in the dtype of q.
    """
    raise NotImplementedError("varlen_attention is not written yet")
