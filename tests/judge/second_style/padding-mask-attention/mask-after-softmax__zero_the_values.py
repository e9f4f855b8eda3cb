import torch


def padded_attention(q, k, v, key_lengths):
    # padding contributes nothing if its values are zero
    index = torch.arange(v.shape[2]).view(1, 1, -1, 1)
    clean = torch.where(index < key_lengths.view(-1, 1, 1, 1), v, torch.zeros_like(v))
    p = torch.softmax(q @ k.transpose(-1, -2) * q.shape[-1] ** -0.5, dim=-1)
    return p @ clean
