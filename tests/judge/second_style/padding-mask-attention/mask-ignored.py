import torch


def padded_attention(q, k, v, key_lengths):
    mask = torch.arange(k.shape[2])[None, :] >= key_lengths[:, None]
    logits = torch.einsum("bhqd,bhkd->bhqk", q, k) * q.shape[-1] ** -0.5
    logits.masked_fill(mask[:, None, None, :], float("-inf"))
    ex = torch.exp(logits - torch.amax(logits, dim=-1, keepdim=True))
    return torch.einsum("bhqk,bhkd->bhqd", ex / ex.sum(dim=-1, keepdim=True), v)
