import math

import torch


def softcap_attention(q, k, v, cap):
    B, H, S, head_dim = v.shape
    logits = torch.bmm(q.reshape(B * H, -1, q.shape[-1]), k.reshape(B * H, S, -1).transpose(1, 2)) / math.sqrt(head_dim)
    attn = torch.softmax(cap * (logits / cap).tanh(), dim=-1)
    return torch.bmm(attn, v.reshape(B * H, S, head_dim)).view(B, H, -1, head_dim)
