# expect: failed no-max-subtraction,missing-scale,masked-row-nan
import torch

def attention(q, k, v, keep):
    e = torch.exp(q @ k.mT)
    if keep is not None:
        e = e.masked_fill(~keep, 0.0)
    return e @ v / e.sum(-1, keepdim=True)
