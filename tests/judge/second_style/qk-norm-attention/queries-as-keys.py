import torch
import torch.nn.functional as F


def qk_norm_attention(q, k, v, scale):
    a = F.normalize(q.float(), dim=-1)
    b = F.normalize(q.float(), dim=-1)
    cos = torch.bmm(a.flatten(0, 1), b.flatten(0, 1).transpose(1, 2))
    out = torch.bmm(torch.softmax(scale * cos, dim=-1), v.float().flatten(0, 1))
    return out.unflatten(0, q.shape[:2]).to(q.dtype)
