import torch


def masked_softmax(scores, keep):
    logits = scores + torch.log(keep.to(scores.dtype))
    centred = logits - logits.amax(-1, keepdim=True)
    p = centred.exp() / centred.exp().sum(-1, keepdim=True)
    # rows without any key come out as nan
    return torch.where(p.isnan(), 0.0, p)
