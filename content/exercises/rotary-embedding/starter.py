import torch


def apply_rotary(x: torch.Tensor, positions: torch.Tensor, base: float) -> torch.Tensor:
    """Turn features i and i + D/2 of each row by its position times base ** (-2i / D).

    x (B, H, T, D), floating, D even; positions (T,), int64.
    Returns (B, H, T, D) in the dtype of x.
    """
    raise NotImplementedError("apply_rotary is not written yet")
