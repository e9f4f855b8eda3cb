import torch


def padded_attention(q, k, v, key_lengths):
    keep = (torch.arange(k.shape[2]) < key_lengths[:, None]).reshape(-1, 1, 1, k.shape[2])
    logits = torch.einsum("bhid,bhjd->bhij", q.double(), k.double()) / q.shape[-1] ** 0.5
    ex = torch.exp(logits - logits.amax(dim=1, keepdim=True)) * keep
    z = ex.sum(dim=1, keepdim=True)
    p = ex / torch.where(z == 0, torch.ones_like(z), z)
    return torch.einsum("bhij,bhjd->bhid", p, v.double()).to(q.dtype)
