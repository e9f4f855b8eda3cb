import torch


def padded_attention(q, k, v, key_lengths):
    m = (torch.arange(k.shape[2]) < key_lengths[:, None]).double()[:, None, None]
    s = torch.einsum("bhid,bhjd->bhij", q.double(), k.double()) / q.shape[-1] ** 0.5
    s = s + torch.log(m).clamp(min=-1e8)
    p = torch.softmax(s, -1) * m
    return (p @ v.double()).to(q.dtype)
