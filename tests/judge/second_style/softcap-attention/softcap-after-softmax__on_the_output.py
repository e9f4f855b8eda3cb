import torch


def softcap_attention(q, k, v, cap):
    attn = torch.softmax(torch.matmul(q, k.mT) * q.shape[-1] ** -0.5, dim=-1)
    out = torch.matmul(attn, v)
    return cap * torch.tanh(out / cap)
