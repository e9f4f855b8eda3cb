import torch


def masked_softmax(scores, keep):
    # mask == True means "masked out"
    zero = scores.new_zeros(())
    lowest = scores.new_full((), -torch.inf)
    mask = keep.broadcast_to(scores.shape)
    logits = torch.where(mask, lowest, scores)
    peak = torch.amax(logits, -1, keepdim=True)
    peak = torch.where(peak.isinf(), zero, peak)
    numer = torch.where(mask, zero, torch.exp(logits - peak))
    return numer / numer.sum(-1, keepdim=True).clamp_min(1e-6)
