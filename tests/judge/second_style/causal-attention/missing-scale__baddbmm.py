import torch


def causal_attention(q, k, v):
    b, h, t, d = q.shape
    n = k.shape[2]
    bias = torch.zeros(t, n, dtype=q.dtype).masked_fill(~torch.ones(t, n, dtype=torch.bool).tril(n - t), -torch.inf)
    s = torch.baddbmm(bias.expand(b * h, t, n), q.reshape(b * h, t, d), k.reshape(b * h, n, d).transpose(1, 2))
    w = torch.nan_to_num(s.softmax(-1), nan=0.0) if t > n else s.softmax(-1)
    return torch.bmm(w, v.reshape(b * h, n, -1)).view(b, h, t, -1)
