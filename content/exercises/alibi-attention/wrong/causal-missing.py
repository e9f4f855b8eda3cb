import torch


def alibi_attention(q, k, v, slopes):
    rel = torch.arange(k.shape[2]) - torch.arange(q.shape[2]).reshape(-1, 1) - k.shape[2] + q.shape[2]
    s = (q / q.shape[-1] ** 0.5) @ k.mT + slopes.reshape(-1, 1, 1) * rel
    return torch.softmax(s, -1).type_as(v) @ v
