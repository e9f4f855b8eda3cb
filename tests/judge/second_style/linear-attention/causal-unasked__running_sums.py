import torch


def phi(x):
    return torch.where(x > 0, x + 1, x.exp())


def linear_attention(q, k, v):
    """Running sums, one position after the other; each query reads the state as it stands at its place."""
    a, b, c = (t.float() for t in (phi(q), phi(k), v))
    steps = torch.einsum("bhtd,bhte->bhtde", b, c).cumsum(2)
    norms = b.cumsum(2)
    n = min(q.shape[2], k.shape[2])
    out = torch.zeros(*q.shape[:3], v.shape[-1])
    top = torch.einsum("bhtd,bhtde->bhte", a[:, :, :n], steps[:, :, :n])
    low = (a[:, :, :n] * norms[:, :, :n]).sum(-1, keepdim=True)
    out[:, :, :n] = top / low
    if q.shape[2] > n:
        rest = a[:, :, n:]
        out[:, :, n:] = rest @ steps[:, :, -1] / (rest * norms[:, :, -1:]).sum(-1, keepdim=True)
    return out.to(q.dtype)
