# expect: failed mask-off-by-one
import torch

def causal_attention(q, k, v):
    Tq, Tk = q.shape[2], k.shape[2]
    out = torch.zeros(*q.shape[:3], v.shape[-1], dtype=q.dtype)
    for i in range(Tq):
        n = i + Tk - Tq
        if n > 0:
            w = torch.softmax(q[:, :, i:i+1] @ k[:, :, :n].mT / q.shape[-1] ** 0.5, -1)
            out[:, :, i] = (w @ v[:, :, :n])[:, :, 0]
    return out
