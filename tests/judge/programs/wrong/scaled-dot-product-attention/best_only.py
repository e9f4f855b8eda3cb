# expect: failed hard-argmax
import torch


def attention(q, k, v, keep):
    s = q @ k.mT
    if keep is not None:
        s = s.masked_fill(~keep, -torch.inf)
    w = torch.nn.functional.one_hot(s.argmax(-1), k.shape[2]).to(v.dtype)
    if keep is not None:
        w = w * keep.any(-1, keepdim=True)
    return w @ v
