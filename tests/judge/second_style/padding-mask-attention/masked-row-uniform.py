import torch


def padded_attention(q, k, v, key_lengths):
    pad = (torch.arange(k.shape[2]).unsqueeze(0) >= key_lengths.unsqueeze(1)).float()
    bias = -1e9 * pad
    logits = q.float() @ k.float().transpose(2, 3) / q.shape[-1] ** 0.5 + bias[:, None, None]
    return (torch.softmax(logits, dim=-1) @ v.float()).to(q.dtype)
