import torch


def multi_head_attention(x, context, w_q, w_k, w_v, w_o, n_heads, keep):
    d = x.shape[-1] // n_heads
    q = torch.stack((x @ w_q).split(d, -1), 1)
    k = torch.stack((context @ w_k).split(d, -1), 1)
    v = torch.stack((context @ w_v).split(d, -1), 1)
    s = torch.einsum("bhqd,bhkd->bhqk", q, k) / d**0.5
    if keep is not None:
        s = torch.where(keep, s, float("-inf"))
    p = torch.softmax(s, dim=-1)
    p = torch.where(p != p, torch.zeros_like(p), p)
    out = torch.einsum("bhqk,bhkd->bhqd", p, v)
    # heads back together
    out = out.contiguous().view(x.shape)
    return out @ w_o
