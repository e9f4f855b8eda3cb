import torch


def causal_attention(q, k, v):
    b, h, t, d = q.shape
    n = k.shape[2]
    keep = torch.ones(t, n, dtype=torch.bool).tril(n - t)
    bias = torch.zeros(t, n, dtype=q.dtype).masked_fill(~keep, torch.finfo(q.dtype).min / 2)
    s = torch.baddbmm(
        bias.expand(b * h, t, n), q.reshape(b * h, t, d), k.reshape(b * h, n, d).transpose(1, 2), alpha=d**-0.5
    )
    w = s.softmax(-1) * keep
    return torch.bmm(w, v.reshape(b * h, n, -1)).view(b, h, t, -1)
