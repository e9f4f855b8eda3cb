import torch


def padded_attention(q, k, v, key_lengths):
    mask = torch.arange(k.size(2))[None, :] < key_lengths[:, None]
    scores = torch.einsum("bhqd,bhkd->bhqk", q, k) * q.size(-1) ** -0.5
    scores = scores.masked_fill(mask[:, None, None, :], float("-inf"))
    return scores.softmax(-1).nan_to_num(0.0) @ v
