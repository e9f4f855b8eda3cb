import torch


def grouped_query_attention(q, k, v, keep):
    group = q.shape[1] // k.shape[1]
    index = torch.arange(q.shape[1]) // group
    s = q @ k[:, index].mT / q.shape[-1] ** 0.5
    if keep is not None:
        s = s.masked_fill(keep, -torch.inf)
    return s.softmax(-1).nan_to_num(0.0) @ v[:, index]
