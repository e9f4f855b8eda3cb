import torch


def attention(q, k, v, keep):
    s = torch.matmul(q.double(), k.double().transpose(2, 3)) / q.shape[-1] ** 0.5
    hidden = torch.zeros_like(s, dtype=torch.bool) if keep is None else ~keep.expand_as(s)
    top = s.masked_fill(hidden, -1e30).amax(dim=-1, keepdim=True).detach()
    weights = torch.exp((s - top).masked_fill(hidden, -torch.inf))
    return torch.einsum("bhij,bhjd->bhid", weights, v.double()).to(q.dtype)
