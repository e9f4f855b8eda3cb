import torch


def alibi_slopes(n_heads: int) -> torch.Tensor:
    """The slopes of ALiBi for any number of heads.

    n_heads: at least 1.
    Returns (n_heads,), float32.
    """
    raise NotImplementedError("alibi_slopes is not written yet")
