import torch


def attention_with_lse(q, k, v):
    e = torch.exp(q @ k.mT / q.shape[-1] ** 0.5)
    total = e.sum(-1)
    return e @ v / total.unsqueeze(-1), total.log()
