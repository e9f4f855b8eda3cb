import torch


def masked_softmax(scores, keep):
    z = scores * keep.to(scores.dtype)
    z = z - z.amax(-1, keepdim=True)
    e = z.exp()
    return torch.einsum("...k,...->...k", e, 1 / e.sum(-1))
