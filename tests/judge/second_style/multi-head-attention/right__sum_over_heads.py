import torch


def multi_head_attention(x, context, w_q, w_k, w_v, w_o, n_heads, keep):
    d = x.shape[-1] // n_heads
    full = None
    if keep is not None:
        full = keep.expand(x.shape[0], n_heads, x.shape[1], context.shape[1])
    total = 0
    for h in range(n_heads):
        cols = slice(h * d, (h + 1) * d)
        q, k, v = x @ w_q[:, cols], context @ w_k[:, cols], context @ w_v[:, cols]
        s = q @ k.transpose(1, 2) * d**-0.5
        if full is None:
            p = torch.softmax(s, -1)
        else:
            m = full[:, h]
            s = torch.where(m, s, torch.finfo(s.dtype).min)
            p = torch.where(m, torch.softmax(s, -1), 0.0)
        total = total + p @ v @ w_o[cols]
    return total
