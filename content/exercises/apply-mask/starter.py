import torch


def apply_mask(scores: torch.Tensor, mask: torch.Tensor) -> torch.Tensor:
    """Scores as the softmax should see them.

    scores (B, H, Tq, Tk), floating; mask: broadcastable to the scores, boolean (True = may attend) or floating (added).
    Returns (B, H, Tq, Tk) in the dtype of `scores`; hidden scores are -inf.
    """
    raise NotImplementedError("apply_mask is not written yet")
