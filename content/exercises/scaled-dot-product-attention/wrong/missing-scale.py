import torch


def attention(q, k, v, keep):
    dots = torch.matmul(q, k.transpose(-2, -1))
    if keep is not None:
        dots = dots.masked_fill(keep.logical_not(), float("-inf"))
    attn = dots.softmax(dim=-1)
    attn = attn.masked_fill(attn.isnan(), 0.0)
    return torch.matmul(attn, v)
