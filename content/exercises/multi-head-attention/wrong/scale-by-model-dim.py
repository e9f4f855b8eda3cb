import torch


def multi_head_attention(x, context, w_q, w_k, w_v, w_o, n_heads, keep):
    d_model = x.shape[-1]
    q, k, v = ((a @ w).unflatten(2, (n_heads, -1)).transpose(1, 2) for a, w in ((x, w_q), (context, w_k), (context, w_v)))
    s = q @ k.transpose(2, 3) / d_model**0.5
    if keep is not None:
        s = s.masked_fill(~keep, -torch.inf)
    return (s.softmax(-1).nan_to_num(0.0) @ v).transpose(1, 2).flatten(2) @ w_o
