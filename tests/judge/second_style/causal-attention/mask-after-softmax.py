import torch


def causal_attention(q, k, v):
    shift = k.shape[2] - q.shape[2]
    s = torch.einsum("bhid,bhjd->bhij", q.double(), k.double()) / q.shape[3] ** 0.5
    e = torch.exp(s - s.amax(-1, keepdim=True))
    w = e / e.sum(-1, keepdim=True)
    # forget the future
    for i in range(q.shape[2]):
        zero = torch.zeros_like(w)
        zero[:, :, i, max(i + shift + 1, 0) :] = 1
        w = w * (1 - zero)
    return torch.einsum("bhij,bhje->bhie", w, v.double()).to(v.dtype)
