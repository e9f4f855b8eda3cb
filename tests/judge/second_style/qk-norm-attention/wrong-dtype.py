import torch
import torch.nn.functional as F


def qk_norm_attention(q, k, v, scale):
    q, k = F.normalize(q.float(), dim=-1), F.normalize(k.float(), dim=-1)
    return torch.matmul(F.softmax(torch.matmul(q, k.transpose(-2, -1)) * scale, dim=-1), v.float()).to(q.dtype)
