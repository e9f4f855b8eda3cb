import torch


def grouped_query_attention(q, k, v, keep):
    b, h, t, d = q.shape
    g = k.shape[1]
    s = torch.einsum("bgxtd,bgkd->bgxtk", q.unflatten(1, (g, h // g)), k).flatten(1, 2) / d**0.5
    if keep is not None:
        s = s.masked_fill(~keep, -torch.inf)
        dead = ~keep.expand_as(s).any(-1, keepdim=True)
        w = s.masked_fill(dead, 0.0).softmax(-1).masked_fill(dead, 0.0)
    else:
        w = s.softmax(-1)
    return torch.einsum("bgxtk,bgkd->bgxtd", w.unflatten(1, (g, h // g)), v).flatten(1, 2)
