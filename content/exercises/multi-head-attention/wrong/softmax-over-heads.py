import torch


def multi_head_attention(x, context, w_q, w_k, w_v, w_o, n_heads, keep):
    split = lambda t: t.unflatten(-1, (n_heads, -1)).transpose(1, 2)
    q, k, v = split(x @ w_q), split(context @ w_k), split(context @ w_v)
    s = q @ k.mT / q.shape[-1] ** 0.5
    if keep is not None:
        s = s.masked_fill(~keep, -torch.inf)
    w = torch.softmax(s, dim=1).nan_to_num(0.0)
    return (w @ v).transpose(1, 2).flatten(2) @ w_o
