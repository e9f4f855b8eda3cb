import torch


def prefix_attention(query, keys, values):
    """query (B, H, D), keys (B, H, n, D), values (B, H, n, Dv)"""
    s = (keys * query.unsqueeze(2)).sum(-1) * query.shape[-1] ** -0.5
    w = (s - s.logsumexp(-1, keepdim=True)).exp()
    return (w.unsqueeze(-1) * values).sum(2)


def causal_attention(q, k, v):
    result = q.new_zeros(q.shape[0], q.shape[1], q.shape[2], v.shape[3]).double()
    keys, values = [], []
    for t in range(q.shape[2]):
        if t < k.shape[2]:
            keys.append(k[:, :, t].double())
            values.append(v[:, :, t].double())
        result[:, :, t] = prefix_attention(q[:, :, t].double(), torch.stack(keys, 2), torch.stack(values, 2))
    return result.to(q.dtype)
