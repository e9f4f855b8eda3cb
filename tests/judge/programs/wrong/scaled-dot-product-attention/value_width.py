# expect: failed scale-by-value-dim
import math

import torch


def attention(q, k, v, keep):
    s = q @ k.mT / math.sqrt(v.shape[-1])
    if keep is not None:
        s = s.masked_fill(~keep, -math.inf)
    return s.softmax(-1).nan_to_num(0.0) @ v
