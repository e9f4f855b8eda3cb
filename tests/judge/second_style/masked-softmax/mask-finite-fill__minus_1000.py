import torch


def masked_softmax(scores, keep):
    s = torch.where(keep, scores, torch.tensor(-200.0, dtype=scores.dtype))
    m = s.amax(dim=-1, keepdim=True)
    p = (s - m).exp()
    return p.div(p.sum(dim=-1, keepdim=True))
