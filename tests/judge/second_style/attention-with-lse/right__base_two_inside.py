import math
import torch


def attention_with_lse(q, k, v):
    s = (q.float() @ k.float().mT) * (q.shape[-1] ** -0.5 / math.log(2))
    m = s.amax(-1, keepdim=True)
    p = torch.exp2(s - m)
    z = p.sum(-1, keepdim=True)
    lse = (m + z.log2()) * math.log(2)
    return (p @ v.float() / z).to(v.dtype), lse.squeeze(-1).to(q.dtype)
