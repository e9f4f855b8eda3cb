import torch

HIDE = -50.0  # exp(-50) is as good as zero


def masked_softmax(scores, keep):
    bias = torch.zeros(keep.shape, dtype=torch.float32)
    bias[~keep] = HIDE
    logits = scores.float() + bias
    logits = logits - logits.max(dim=-1, keepdim=True).values
    numer = logits.exp()
    weights = numer / numer.sum(dim=-1, keepdim=True)
    weights = weights * keep.any(dim=-1, keepdim=True)
    return weights.to(scores.dtype)
