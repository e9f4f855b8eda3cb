import torch


def masked_softmax(scores, keep):
    keep = keep.expand(scores.shape)
    n = scores.shape[-1]
    s, k = scores.reshape(-1, n), keep.reshape(-1, n)
    live = k.any(1).nonzero().squeeze(1)
    rows = s[live].masked_fill(~k[live], -torch.inf)
    p = torch.exp(rows - rows.max(1, keepdim=True).values)
    p = p / p.sum(1, keepdim=True)
    out = torch.zeros_like(s).index_copy(0, live, p)
    return out.view(scores.shape)
