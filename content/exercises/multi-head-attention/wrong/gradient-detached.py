import torch


def multi_head_attention(x, context, w_q, w_k, w_v, w_o, n_heads, keep):
    q, k, v = ((t @ w).unflatten(-1, (n_heads, -1)).transpose(1, 2) for t, w in ((x, w_q), (context, w_k), (context, w_v)))
    s = q @ k.mT / q.shape[-1] ** 0.5
    if keep is not None:
        s = s.masked_fill(~keep, -torch.inf)
    w = torch.nan_to_num(torch.softmax(s.data, -1))
    return (w @ v).transpose(1, 2).flatten(2) @ w_o
