import torch


def causal_attention(q, k, v):
    """Running maximum along the keys, then read the position of each query off the running sums."""
    s = (q.double() @ k.double().mT) / q.shape[-1] ** 0.5
    T, S = s.shape[-2:]
    last = torch.arange(T) + S - T
    see = torch.arange(S) <= last[:, None]
    top = s.masked_fill(~see, -torch.inf).amax(-1, keepdim=True).clamp_min(-1e200)
    e = torch.exp(torch.where(see, s - top, -torch.inf))
    total = e.sum(-1, keepdim=True)
    return torch.where(total > 0, (e @ v.double()) / torch.where(total > 0, total, 1.0), 0.0).to(q.dtype)
