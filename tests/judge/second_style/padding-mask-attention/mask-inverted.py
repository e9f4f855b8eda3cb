import torch


def key_padding_mask(lengths, size):
    return torch.stack([torch.arange(size) >= n for n in lengths])


def padded_attention(q, k, v, key_lengths):
    mask = key_padding_mask(key_lengths, k.shape[2]).view(q.shape[0], 1, 1, -1)
    logits = torch.matmul(q, k.mT) / q.shape[-1] ** 0.5
    # True = may attend
    some = mask.any(-1, keepdim=True)
    logits = torch.where(mask | ~some, logits, torch.full_like(logits, -torch.inf))
    return torch.matmul(torch.softmax(logits, dim=-1) * some, v)
