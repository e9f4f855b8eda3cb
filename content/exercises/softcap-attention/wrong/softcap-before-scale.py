import math

import torch


def softcap_attention(q, k, v, cap):
    att = q @ k.transpose(-2, -1)
    att = cap * torch.tanh(att / cap)
    att = att / math.sqrt(q.size(-1))
    return att.softmax(-1) @ v
