import torch


def causal_attention(q, k, v):
    """A zero key with a zero value and a score far below all others is always visible."""
    n, m = q.shape[2], k.shape[2]
    s = torch.einsum("bhid,bhjd->bhij", q.float(), k.float()) / q.shape[3] ** 0.5
    future = torch.arange(m) > torch.arange(n)[:, None] + (m - n)
    s = torch.cat([torch.full_like(s[..., :1], -1e20), s.masked_fill(future, -torch.inf)], dim=-1)
    values = torch.cat([torch.zeros_like(v[:, :, :1]), v], dim=2)
    return (torch.softmax(s, -1) @ values.float()).to(v.dtype)
