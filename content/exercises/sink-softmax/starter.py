import torch


def sink_softmax(scores: torch.Tensor, sink: torch.Tensor) -> torch.Tensor:
    """Softmax along the keys with one more logit for each head in the denominator.

    scores (B, H, Tq, Tk), floating; sink (H,).
    Returns (B, H, Tq, Tk) in the dtype of `scores`; rows sum to less than 1.
    """
    raise NotImplementedError("sink_softmax is not written yet")
