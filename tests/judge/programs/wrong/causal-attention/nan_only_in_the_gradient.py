# expect: failed masked-row-nan
import torch


def causal_attention(q, k, v):
    t, s = q.size(2), k.size(2)
    bias = torch.zeros(t, s, dtype=q.dtype).masked_fill(torch.ones(t, s).triu(s - t + 1) == 1, float("-inf"))
    w = torch.softmax(torch.einsum("bhtd,bhsd->bhts", q, k) / q.size(-1) ** 0.5 + bias, dim=-1)
    return torch.einsum("bhts,bhsd->bhtd", w.nan_to_num(nan=0.0), v)
