import torch


def multi_head_attention(x, context, w_q, w_k, w_v, w_o, n_heads, keep=None):
    b, t, e = x.shape
    q = (x @ w_q).reshape(b, t, n_heads, -1)
    k = (context @ w_k).reshape(b, -1, n_heads, e // n_heads)
    v = (context @ w_v).reshape(b, -1, n_heads, e // n_heads)
    w = (torch.einsum("bihd,bjhd->bhij", q, k) / (e // n_heads) ** 0.5).softmax(-1)
    return torch.einsum("bhij,bjhd->bihd", w, v).reshape(b, t, e) @ w_o
