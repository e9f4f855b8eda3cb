import torch


def multi_head_attention(x, context, w_q, w_k, w_v, w_o, n_heads, keep):
    q = (x @ w_q).unflatten(-1, (n_heads, -1))
    k = (context @ w_k).unflatten(-1, (n_heads, -1))
    v = (context @ w_v).unflatten(-1, (n_heads, -1))
    logits = torch.einsum("bihd,bjhd->bijh", q, k) / q.shape[-1] ** 0.5
    if keep is not None:
        mask = keep.expand(x.shape[0], n_heads, x.shape[1], context.shape[1]).permute(0, 2, 3, 1)
        logits = torch.where(mask, logits, -torch.inf)
    p = torch.softmax(logits, dim=-1)  # the last axis
    p = torch.where(p.isnan(), 0.0, p)
    return torch.einsum("bijh,bjhd->bihd", p, v).flatten(-2) @ w_o
