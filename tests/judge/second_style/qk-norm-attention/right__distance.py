import torch


def qk_norm_attention(q, k, v, scale):
    # cos = 1 - |a - b|^2 / 2
    a = q.double() / q.double().norm(dim=-1, keepdim=True)
    b = k.double() / k.double().norm(dim=-1, keepdim=True)
    d2 = (a.unsqueeze(3) - b.unsqueeze(2)).square().sum(-1)
    return (torch.softmax(-0.5 * scale * d2, dim=-1) @ v.double()).to(q.dtype)
