import torch


def softcap_attention(q, k, v, cap):
    logits = torch.matmul(q, k.mT)
    logits = (logits / cap).tanh().mul(cap)
    return torch.matmul(torch.softmax(logits, -1), v)
