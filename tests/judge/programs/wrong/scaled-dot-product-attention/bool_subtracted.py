# expect: failed boolean-mask-added,mask-inverted
import torch

def attention(q, k, v, keep):
    s = q @ k.mT / q.shape[-1] ** 0.5
    if keep is not None:
        s = s - keep.to(s.dtype)
    return torch.softmax(s, -1) @ v
