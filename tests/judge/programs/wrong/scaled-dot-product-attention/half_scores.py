# expect: failed low-precision-inside
import torch


def attention(q, k, v, keep):
    s = (q.half() @ k.half().mT / q.size(-1) ** 0.5).float()
    if keep is not None:
        s = s.masked_fill(~keep, -torch.inf)
    return (s.softmax(-1).nan_to_num(0.0) @ v.float()).to(q.dtype)
