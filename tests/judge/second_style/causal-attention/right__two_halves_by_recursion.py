import torch


def attend(q, k, v, first):
    """Out and LSE of queries at `first`, `first + 1`, ... for keys from 0; the keys are halved until few are left."""
    n, m = q.shape[2], k.shape[2]
    if m <= 2:
        hidden = torch.arange(m)[None, :] > first + torch.arange(n)[:, None]
        s = (q @ k.mT).masked_fill(hidden, -1e30)
        lse = torch.logsumexp(s, -1, keepdim=True)
        none = hidden.all(-1, keepdim=True)
        w = torch.exp(s - lse).masked_fill(hidden, 0.0)
        return w @ v, lse.masked_fill(none, -1e30)
    half = m // 2
    a, lse_a = attend(q, k[:, :, :half], v[:, :, :half], first)
    b, lse_b = attend(q, k[:, :, half:], v[:, :, half:], first - half)
    share = torch.sigmoid(lse_a - lse_b)
    return share * a + (1 - share) * b, torch.logaddexp(lse_a, lse_b)


def causal_attention(q, k, v):
    scaled = q.double() * q.shape[3] ** -0.5
    return attend(scaled, k.double(), v.double(), k.shape[2] - q.shape[2])[0].to(q.dtype)
