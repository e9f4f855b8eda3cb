import torch


def attention_weights(q, k, keep):
    energy = torch.einsum("nhqd,nhkd->nhqk", q, k)
    if keep is None:
        return energy.softmax(-1)
    dead = ~keep.any(-1, keepdim=True)
    energy = energy.masked_fill(~(keep | dead), float("-inf"))
    return energy.softmax(-1) * ~dead
