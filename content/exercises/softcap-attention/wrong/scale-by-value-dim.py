import torch


def softcap_attention(q, k, v, cap):
    dim = v.shape[-1]
    s = torch.tanh(q @ k.mT / (cap * dim**0.5)) * cap
    e = (s - s.amax(-1, keepdim=True)).exp()
    return (e / e.sum(-1, keepdim=True)) @ v
