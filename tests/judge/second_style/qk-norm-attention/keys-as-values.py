import torch
import torch.nn.functional as F


class CosineAttention:
    def __init__(self, scale):
        self.scale = scale

    def __call__(self, queries, keys, values):
        queries = F.normalize(queries, p=2.0, dim=-1)
        units = F.normalize(keys, p=2.0, dim=-1)
        probs = F.softmax(torch.matmul(queries, units.transpose(-2, -1)).mul(self.scale), dim=-1)
        return torch.matmul(probs, keys)


def qk_norm_attention(q, k, v, scale):
    return CosineAttention(scale)(q, k, v)
