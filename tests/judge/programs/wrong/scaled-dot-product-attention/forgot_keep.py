# expect: failed mask-ignored
import torch


def attention(q, k, v, keep):
    return torch.softmax(q @ k.mT / q.size(-1) ** 0.5, dim=-1) @ v
