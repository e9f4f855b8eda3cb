import torch


def softcap_attention(q, k, v, cap):
    logits = torch.matmul(q.double() / q.shape[-1] ** 0.5, k.double().mT)
    torch.tanh(logits / cap) * cap
    probs = logits.softmax(dim=-1)
    return torch.matmul(probs, v.double()).to(q.dtype)
