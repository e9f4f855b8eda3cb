import torch


def multi_head_attention(x, context, w_q, w_k, w_v, w_o, n_heads, keep):
    packed = context @ torch.cat([w_v, w_k], -1)
    k, v = (part.unflatten(-1, (n_heads, -1)).transpose(1, 2) for part in packed.chunk(2, -1))
    q = (x @ w_q).unflatten(-1, (n_heads, -1)).transpose(1, 2)
    scores = q @ k.mT / q.shape[-1] ** 0.5
    if keep is not None:
        keep = keep.expand_as(scores)
        scores = torch.where(keep, scores, -1e30)
    weights = torch.softmax(scores, -1)
    if keep is not None:
        weights = weights * keep
    return (weights @ v).transpose(1, 2).flatten(2) @ w_o
