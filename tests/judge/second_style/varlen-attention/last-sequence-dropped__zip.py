import torch


def varlen_attention(q, k, v, cu_seqlens):
    starts = cu_seqlens[:-1].tolist()
    out = torch.zeros(q.shape[0], q.shape[1], v.shape[2]) + 0 * (q.sum() + k.sum() + v.sum())
    for a, b in zip(starts, starts[1:]):
        for h in range(q.shape[1]):
            s = (q[a:b, h].float() @ k[a:b, h].float().T) / q.shape[2] ** 0.5
            s = s.masked_fill(torch.triu(torch.ones_like(s), 1) > 0, -torch.inf)
            out[a:b, h] = torch.softmax(s, -1) @ v[a:b, h].float()
    return out.to(q.dtype)
