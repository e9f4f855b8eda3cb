import torch


def padded_attention(q, k, v, key_lengths):
    T, S = q.shape[2], k.shape[2]
    keep = torch.arange(S) < key_lengths.view(-1, 1, 1, 1)
    keep = keep & torch.tril(torch.ones(T, S, dtype=torch.bool))
    att = (q @ k.mT / q.shape[-1] ** 0.5).masked_fill(~keep, -torch.inf)
    return att.softmax(-1).nan_to_num(0.0) @ v
