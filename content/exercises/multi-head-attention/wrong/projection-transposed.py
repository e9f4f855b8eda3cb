import torch
from torch import nn


def project(rows, weight):
    layer = nn.Linear(*weight.shape, bias=False, dtype=rows.dtype)
    return torch.func.functional_call(layer, {"weight": weight}, rows)


def multi_head_attention(x, context, w_q, w_k, w_v, w_o, n_heads, keep):
    q, k, v = (
        project(rows, weight).unflatten(-1, (n_heads, -1)).transpose(1, 2)
        for rows, weight in ((x, w_q), (context, w_k), (context, w_v))
    )
    s = q @ k.mT / q.shape[-1] ** 0.5
    if keep is not None:
        s = s.masked_fill(~keep, -1e30)
    w = s.softmax(-1)
    if keep is not None:
        w = w * keep
    return project((w @ v).transpose(1, 2).flatten(2), w_o)
