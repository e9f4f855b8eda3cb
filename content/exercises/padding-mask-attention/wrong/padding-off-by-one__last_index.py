import torch


def padded_attention(q, k, v, key_lengths):
    last = key_lengths - 1
    scores = q @ k.transpose(2, 3) / q.shape[3] ** 0.5
    hide = torch.arange(k.shape[2]).view(1, 1, 1, -1) >= last.view(-1, 1, 1, 1)
    scores = scores.masked_fill(hide, -torch.inf)
    return torch.softmax(scores, dim=3).masked_fill(hide, 0.0) @ v
