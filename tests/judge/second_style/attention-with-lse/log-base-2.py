import math
import torch


def attention_with_lse(q, k, v):
    # work in base 2 as flash attention does
    s2 = torch.einsum("bhid,bhjd->bhij", q.double(), k.double()) * (q.shape[-1] ** -0.5 * math.log2(math.e))
    m = s2.max(dim=-1, keepdim=True).values
    p = torch.exp2(s2 - m)
    l = p.sum(dim=-1, keepdim=True)
    lse = m + torch.log2(l)
    return torch.matmul(p / l, v.double()).to(q.dtype), lse.squeeze(-1).to(q.dtype)
