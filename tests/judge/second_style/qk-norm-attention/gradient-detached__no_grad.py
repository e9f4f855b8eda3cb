import torch
import torch.nn.functional as F


def qk_norm_attention(q, k, v, scale):
    with torch.no_grad():
        cos = torch.einsum("bhid,bhjd->bhij", F.normalize(q.float(), dim=-1), F.normalize(k.float(), dim=-1))
        attn = F.softmax(scale * cos, dim=-1)
    return torch.einsum("bhij,bhjd->bhid", attn, v.float()).to(q.dtype)
