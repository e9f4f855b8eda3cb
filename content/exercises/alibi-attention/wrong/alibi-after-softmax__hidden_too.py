import torch


def alibi_attention(q, k, v, slopes):
    rel = torch.arange(k.shape[2])[None] - (torch.arange(q.shape[2]) + k.shape[2] - q.shape[2])[:, None]
    attn = torch.einsum("bhqd,bhkd->bhqk", q, k) * q.shape[-1] ** -0.5
    attn = torch.where(rel > 0, -torch.inf, attn).softmax(-1).nan_to_num(0.0)
    attn = attn + slopes[:, None, None] * rel
    return torch.einsum("bhqk,bhkd->bhqd", attn.to(v.dtype), v)
