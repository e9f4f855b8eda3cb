# expect: failed uniform-weights
import torch


def attention(q, k, v, keep):
    shape = (*q.shape[:3], k.shape[2])
    seen = torch.ones(shape, dtype=v.dtype) if keep is None else keep.expand(shape).to(v.dtype)
    return (seen / seen.sum(-1, keepdim=True).clamp_min(1)) @ v
