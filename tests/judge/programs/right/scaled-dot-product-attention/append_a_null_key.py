import torch

def attention(q, k, v, keep):
    s = q @ k.transpose(-1, -2) * q.shape[-1] ** -0.5
    if keep is not None:
        s = torch.where(keep, s, float("-inf"))
        empty = ~keep.any(-1, keepdim=True)
        extra = torch.where(empty, 0.0, float("-inf")).to(s.dtype).expand(*s.shape[:-1], 1)
        s = torch.cat([s, extra], -1)
        v = torch.cat([v, torch.zeros_like(v[..., :1, :])], -2)
    return torch.softmax(s, -1) @ v
