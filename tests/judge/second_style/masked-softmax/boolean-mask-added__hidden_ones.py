import torch


def masked_softmax(scores, keep):
    mask = torch.logical_not(keep).to(scores.dtype)  # 1 where hidden
    z = scores + mask
    z = z - z.amax(-1, True)
    return z.exp() / z.exp().sum(-1, True)
