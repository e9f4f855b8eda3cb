# expect: failed mask-after-softmax|mask-multiplies-scores
import torch

def attention(q, k, v, keep):
    s = q @ k.mT / q.shape[-1] ** 0.5
    if keep is not None:
        s = s * keep
    w = torch.softmax(s, -1)
    if keep is not None:
        w = w * keep
    return w @ v
