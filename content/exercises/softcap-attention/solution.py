import torch


def softcap_attention(q, k, v, cap):
    # Scale first: the cap is meant for what softmax would see. Capped before the scale, the scores would end at
    # cap / sqrt(D), and be bent at a point that moves with the head width.
    scores = q @ k.transpose(-1, -2) / q.shape[-1] ** 0.5  # (B, H, Tq, Tk)

    # tanh(x) is about x near 0 and never beyond 1. Dividing by the cap before and multiplying after makes that: about
    # the score while it is small, never beyond the cap. Unlike a clamp it keeps the order of scores above the cap, and
    # lets some gradient through: in float32 up to about nine times the cap, where tanh rounds to 1.
    capped = cap * torch.tanh(scores / cap)

    # Softmax as ever. The cap changes how far weights may differ, not that each row sums to one.
    return torch.softmax(capped, dim=-1) @ v
