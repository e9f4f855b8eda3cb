import torch


def linear_attention(q, k, v):
    def positive(t):
        t = t.to(torch.float64)
        return torch.clamp(t, min=0) + torch.exp(torch.clamp(t, max=0))

    keys, vals = positive(k), v.to(torch.float64)
    memory, mass = 0, 0
    for ck, cv in zip(keys.split(3, dim=-2), vals.split(3, dim=-2)):
        memory = memory + ck.mT @ cv
        mass = mass + ck.sum(-2)
    qs = positive(q)
    return ((qs @ memory) / (qs @ mass[..., None])).to(q.dtype)
