import torch


def masked_softmax(scores, keep):
    keep = keep.expand(scores.shape)
    visible = scores[keep]
    ceiling = visible.max() if visible.numel() else scores.new_zeros(())
    numer = torch.where(keep, scores - ceiling, -torch.inf).exp()
    denom = numer.sum(dim=-1, keepdim=True)
    return numer / denom.masked_fill(denom == 0, 1)
