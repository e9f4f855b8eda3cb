import torch


def grouped_query_attention(q, k, v, keep):
    n_rep = q.size(1) // k.size(1)
    k = k.repeat(1, n_rep, 1, 1)
    v = v.repeat(1, n_rep, 1, 1)
    s = q @ k.transpose(-2, -1) / q.size(-1) ** 0.5
    if keep is not None:
        s = s.masked_fill(~keep, float("-inf"))
    return torch.softmax(s, dim=-1).nan_to_num(0.0) @ v
