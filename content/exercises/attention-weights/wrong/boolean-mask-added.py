import torch


def attention_weights(q, k, keep):
    bias = 0 if keep is None else keep
    return torch.softmax(q @ k.mT / q.shape[-1] ** 0.5 + bias, dim=-1)
