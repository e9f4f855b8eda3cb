import torch


def padded_attention(q, k, v, key_lengths):
    keep = (torch.arange(k.shape[2]) < key_lengths[:, None])[:, None, None, :]
    dots = (q @ k.mT).masked_fill(~keep, -torch.inf)
    return (torch.softmax(dots, dim=-1).masked_fill(~keep, 0.0)) @ v
