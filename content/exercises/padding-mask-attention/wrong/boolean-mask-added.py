import torch


def padded_attention(q, k, v, key_lengths):
    mask = torch.arange(k.shape[2]).expand(q.shape[0], 1, 1, -1) < key_lengths.view(-1, 1, 1, 1)
    logits = q @ k.mT / q.shape[-1] ** 0.5 + mask
    return logits.softmax(-1) @ v
