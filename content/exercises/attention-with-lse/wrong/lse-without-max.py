import torch


def attention_with_lse(q, k, v):
    s = q @ k.transpose(-2, -1) / q.shape[-1] ** 0.5
    m = s.max(dim=-1, keepdim=True).values
    p = torch.exp(s - m)
    l = p.sum(dim=-1, keepdim=True)
    return (p / l) @ v, torch.log(l).squeeze(-1)
