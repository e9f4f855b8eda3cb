import torch


def multi_head_attention(x, context, w_q, w_k, w_v, w_o, n_heads, keep):
    def split(t):
        return t.unflatten(-1, (n_heads, -1)).transpose(1, 2)

    q, k, v = split(x @ w_q), split(context @ w_k), split(context @ w_v)
    e = torch.exp(q @ k.mT / q.shape[-1] ** 0.5)
    if keep is not None:
        e = e * keep
    total = e.sum(-1, keepdim=True)
    w = e / torch.where(total == 0, 1.0, total)
    return (w @ v).transpose(1, 2).flatten(2) @ w_o
