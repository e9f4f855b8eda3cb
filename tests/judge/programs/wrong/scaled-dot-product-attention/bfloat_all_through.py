# expect: failed low-precision-inside
import torch


def attention(q, k, v, keep):
    a, b, c = q.bfloat16(), k.bfloat16(), v.bfloat16()
    s = a @ b.mT / a.size(-1) ** 0.5
    if keep is not None:
        s = s.masked_fill(~keep, -torch.inf)
    return (s.softmax(-1).nan_to_num(0.0) @ c).to(q.dtype)
