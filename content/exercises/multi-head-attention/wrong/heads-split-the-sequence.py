import torch


def multi_head_attention(x, context, w_q, w_k, w_v, w_o, n_heads, keep):
    B, T, E = x.shape
    S = context.shape[1]
    d = E // n_heads
    q = (x @ w_q).reshape(B, n_heads, T, d)
    k = (context @ w_k).reshape(B, n_heads, S, d)
    v = (context @ w_v).reshape(B, n_heads, S, d)
    att = q @ k.mT / d**0.5
    if keep is not None:
        att = att.masked_fill(~keep, float("-inf"))
    y = att.softmax(-1).nan_to_num(0.0) @ v
    return y.transpose(1, 2).reshape(B, T, E) @ w_o
