import torch


def masked_softmax(scores, keep):
    some = keep.any(-1, keepdim=True)
    hide = (some & ~keep).to(scores.dtype)
    s = scores + hide * float("-inf")  # 0 * inf where nothing is hidden
    e = torch.exp(s - s.amax(-1, keepdim=True))
    return (e / e.sum(-1, keepdim=True)).masked_fill(~some, 0.0)
