# expect: failed masked-row-nan
import torch


def causal_attention(q, k, v):
    T, S = q.shape[2], k.shape[2]
    bias = torch.full((T, S), float("-inf"), dtype=q.dtype).triu(S - T + 1)
    return torch.softmax(q @ k.mT / q.shape[-1] ** 0.5 + bias, -1) @ v
