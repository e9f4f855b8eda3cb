import torch


def multi_head_attention(x, context, w_q, w_k, w_v, w_o, n_heads, keep):
    def split(y):
        b, t, e = y.shape
        return y.contiguous().view(b, n_heads, t, e // n_heads)

    q, k, v = split(x @ w_q), split(context @ w_k), split(context @ w_v)
    s = q @ k.mT * q.shape[-1] ** -0.5
    if keep is not None:
        s = s.masked_fill(~keep, -torch.inf)
    w = s.softmax(-1)
    if keep is not None:
        w = torch.where(keep.any(-1, keepdim=True), w, torch.zeros_like(w))
    y = (w @ v).transpose(1, 2).reshape(x.shape)
    return y @ w_o
