import torch


def masked_softmax(scores: torch.Tensor, keep: torch.Tensor) -> torch.Tensor:
    """Softmax along the last axis over the scores where `keep` is True.

    scores (B, H, Tq, Tk), floating; keep: boolean, broadcastable to the scores, True = may attend.
    Returns (B, H, Tq, Tk) in the dtype of `scores`; hidden scores and rows that keep no key have weight 0.
    """
    raise NotImplementedError("masked_softmax is not written yet")
