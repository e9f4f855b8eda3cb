import torch


def padded_attention(q, k, v, key_lengths):
    j = torch.arange(k.shape[2])
    seen = (j <= key_lengths.unsqueeze(1))[:, None, None]
    s = (q @ k.mT / q.shape[-1] ** 0.5).masked_fill(~seen, -torch.inf)
    return s.softmax(-1) @ v
