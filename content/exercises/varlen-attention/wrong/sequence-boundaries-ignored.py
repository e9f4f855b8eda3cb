import torch


def varlen_attention(q, k, v, cu_seqlens):
    q, k, v = q.transpose(0, 1), k.transpose(0, 1), v.transpose(0, 1)
    s = q @ k.mT / q.shape[-1] ** 0.5
    future = torch.ones(s.shape[-2:], dtype=torch.bool).triu(1)
    return (s.masked_fill(future, -torch.inf).softmax(-1) @ v).transpose(0, 1)
