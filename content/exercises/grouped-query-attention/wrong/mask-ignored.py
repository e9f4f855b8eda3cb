import torch


def grouped_query_attention(q, k, v, keep=None):
    group = q.shape[1] // k.shape[1]
    k, v = torch.repeat_interleave(k, group, 1), torch.repeat_interleave(v, group, 1)
    return torch.softmax(q @ k.mT / q.shape[-1] ** 0.5, -1) @ v
