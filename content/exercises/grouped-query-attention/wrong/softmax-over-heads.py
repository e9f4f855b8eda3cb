import torch


def grouped_query_attention(q, k, v, keep):
    g = q.shape[1] // k.shape[1]
    s = q @ k.repeat_interleave(g, 1).mT / q.shape[-1] ** 0.5
    if keep is not None:
        s = s.masked_fill(~keep, -torch.inf)
    return s.softmax(dim=1).nan_to_num(0.0) @ v.repeat_interleave(g, 1)
