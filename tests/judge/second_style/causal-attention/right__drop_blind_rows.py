import torch
import torch.nn.functional as F


def causal_attention(q, k, v):
    blind = max(q.shape[2] - k.shape[2], 0)
    seeing = q[:, :, blind:]
    shift = k.shape[2] - seeing.shape[2]
    s = torch.matmul(seeing, k.transpose(-1, -2)) * q.shape[-1] ** -0.5
    s = s + torch.full(s.shape[-2:], -torch.inf, dtype=s.dtype).triu(shift + 1)
    return F.pad(F.softmax(s, dim=-1) @ v, (0, 0, blind, 0))
