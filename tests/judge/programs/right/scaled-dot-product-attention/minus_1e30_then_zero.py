import torch

def attention(q, k, v, keep):
    s = torch.einsum('bhqd,bhkd->bhqk', q, k) * (1.0 / q.shape[-1] ** 0.5)
    if keep is None:
        keep = torch.ones((), dtype=torch.bool)
    s = torch.where(keep, s, torch.full_like(s, -1e30))
    w = torch.softmax(s, dim=-1) * keep.to(s.dtype)
    return torch.einsum('bhqk,bhkd->bhqd', w, v)
