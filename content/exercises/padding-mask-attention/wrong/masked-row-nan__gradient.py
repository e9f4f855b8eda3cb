import torch


def padded_attention(q, k, v, key_lengths):
    pad = torch.arange(k.shape[2]) >= key_lengths.view(-1, 1, 1, 1)
    bias = torch.zeros(pad.shape, dtype=q.dtype).masked_fill(pad, -torch.inf)
    out = (q @ k.mT / q.shape[-1] ** 0.5 + bias).softmax(-1) @ v
    return torch.nan_to_num(out, nan=0.0)
