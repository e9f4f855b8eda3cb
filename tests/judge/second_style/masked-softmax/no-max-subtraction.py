import torch


def masked_softmax(scores, keep):
    numer = torch.exp(scores.masked_fill(keep.logical_not(), float("-inf")))
    denom = torch.einsum("...k->...", numer)[..., None]
    empty = keep.logical_not().all(dim=-1, keepdim=True)
    return numer / denom.masked_fill(empty, 1.0)
