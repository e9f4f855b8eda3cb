import torch


def grouped_query_attention(q, k, v, keep):
    G = k.shape[1]
    s = torch.einsum("bgrid,bgjd->bgrij", q.unflatten(1, (G, -1)), k).flatten(1, 2)
    if keep is not None:
        s = s.masked_fill(~keep, -torch.inf)
    w = s.softmax(-1)
    if keep is not None:
        w = w.masked_fill(~keep, 0.0)
    return torch.einsum("bgrij,bgjd->bgrid", w.unflatten(1, (G, -1)), v).flatten(1, 2)
