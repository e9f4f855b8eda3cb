import torch


def padded_attention(q, k, v, key_lengths):
    attn = torch.matmul(q, k.transpose(-2, -1)) / q.size(-1) ** 0.5
    return torch.matmul(attn.softmax(dim=-1), v)
