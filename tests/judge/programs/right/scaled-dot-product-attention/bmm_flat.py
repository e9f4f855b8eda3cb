import torch
import torch.nn.functional as F


def attention(q, k, v, keep):
    B, H, T, D = q.shape
    S, E = k.shape[2], v.shape[3]
    s = torch.bmm(q.reshape(B * H, T, D), k.reshape(B * H, S, D).transpose(1, 2)).view(B, H, T, S)
    s = s.mul(1.0 / D**0.5)
    if keep is not None:
        big = torch.finfo(s.dtype).min
        s = s.masked_fill(~keep, big)
    w = F.softmax(s, dim=-1)
    if keep is not None:
        w = w * keep.any(dim=-1, keepdim=True).to(w.dtype)
    return torch.bmm(w.view(B * H, T, S), v.reshape(B * H, S, E)).view(B, H, T, E)
