import torch


def softcap_attention(q, k, v, cap):
    # tanh(x) = 2 sigmoid(2x) - 1
    s = torch.einsum("bhid,bhjd->bhij", q.double(), k.double()) / q.shape[-1] ** 0.5
    s = cap * (2 * torch.sigmoid(2 * s / cap) - 1)
    return torch.einsum("bhij,bhjd->bhid", torch.softmax(s, -1), v.double()).to(q.dtype)
