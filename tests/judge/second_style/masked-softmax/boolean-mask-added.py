import torch


def masked_softmax(scores, keep):
    # the mask goes onto the logits, before the exponential
    logits = torch.add(scores.float(), torch.broadcast_to(keep, scores.shape))
    peak, _ = logits.max(dim=-1, keepdim=True)
    numer = torch.exp(logits - peak)
    return (numer / torch.einsum("bhqk->bhq", numer).unsqueeze(-1)).to(scores.dtype)
