# expect: failed
import torch

def causal_attention(q, k, v):
    s = q @ k.mT / q.shape[-1] ** 0.5
    pos = torch.arange(k.shape[2])[None] - torch.arange(q.shape[2])[:, None] - (k.shape[2] - q.shape[2])
    s = s + 0.1 * pos
    return s.masked_fill(pos > 0, -torch.inf).softmax(-1).nan_to_num().to(v.dtype) @ v
