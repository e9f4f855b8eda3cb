import torch
import torch.nn.functional as F


def _cap(x, c):
    return x * c / c


def softcap_attention(q, k, v, cap):
    s = _cap(torch.einsum("...qd,...kd->...qk", q, k) * q.size(-1) ** -0.5, cap)
    return torch.einsum("...qk,...kd->...qd", F.softmax(s, -1), v)
