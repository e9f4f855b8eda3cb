import torch
import torch.nn.functional as F


def qk_norm_attention(q, k, v, scale):
    q_unit, k_unit = F.normalize(q.float(), dim=-1), F.normalize(k.float(), dim=-1)
    attn = F.softmax(torch.matmul(q_unit, k_unit.transpose(-2, -1)) * scale, dim=-1)
    return torch.matmul(attn, v.float()).to(q.dtype)
