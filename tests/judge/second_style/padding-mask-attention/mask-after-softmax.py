import torch


def padded_attention(q, k, v, key_lengths):
    logits = torch.einsum("bhtd,bhsd->bhts", q, k).div(q.shape[-1] ** 0.5)
    logits = logits - logits.max(-1, keepdim=True).values
    probs = logits.exp().div(logits.exp().sum(-1, keepdim=True))
    cols = torch.arange(probs.shape[-1])
    inside = (cols[None] < key_lengths[:, None]).to(probs.dtype)
    return torch.einsum("bhts,bs,bhsd->bhtd", probs, inside, v)
