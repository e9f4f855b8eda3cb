# expect: failed missing-scale,mask-ignored
import torch


def attention(q, k, v, keep):
    return torch.softmax(q @ k.mT, -1) @ v
