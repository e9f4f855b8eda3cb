import torch


def padded_attention(q, k, v, key_lengths):
    steps = torch.arange(k.shape[-2])
    logits = q @ k.transpose(-1, -2) / q.shape[-1] ** 0.5
    hidden = steps[None, None, None] >= key_lengths[:, None, None, None]
    logits = torch.where(hidden, torch.tensor(-torch.inf, dtype=logits.dtype), logits)
    ex = torch.exp(logits - logits.amax(-1, keepdim=True))
    return torch.einsum("bhij,bhjd->bhid", ex / ex.sum(-1, keepdim=True), v)
