# expect: failed mask-off-by-one,masked-row-nan
import torch


def causal_attention(q, k, v):
    hide = torch.ones(q.shape[2], k.shape[2], dtype=torch.bool).triu(k.shape[2] - q.shape[2])
    s = (q @ k.mT / q.shape[-1] ** 0.5).masked_fill(hide, -torch.inf)
    return s.softmax(-1) @ v
