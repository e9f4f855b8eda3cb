import torch


def padded_attention(q, k, v, key_lengths):
    real = torch.arange(k.shape[2]) < key_lengths.view(-1, 1, 1, 1)
    some = real.any(-1, keepdim=True)
    s = (q * q.shape[-1] ** -0.5) @ k.mT
    w = torch.softmax(s.masked_fill(~real & some, -torch.inf), -1) * some
    return torch.einsum("bhqk,bhkd->bhqd", w, k)
