import torch


def softcap_attention(q, k, v, cap):
    w = (q @ k.mT / q.shape[-1] ** 0.5).softmax(dim=-1)
    w = torch.tanh(w / cap) * cap
    return w @ v
