import torch


def masked_softmax(scores, keep):
    # shift by the largest visible score; hidden weights become 0
    visible = scores.masked_fill(~keep, -60000.0)
    peak = visible.max(dim=-1, keepdim=True).values.detach()
    gap = torch.where(keep, scores - peak, torch.zeros_like(scores))
    return gap.exp() * keep
