# expect: failed missing-scale
import torch


def attention(q, k, v, keep):
    s = torch.einsum("bhid,bhjd->bhij", q, k)
    if keep is not None:
        s = s.masked_fill(~keep, -torch.inf)
    return torch.einsum("bhij,bhjd->bhid", s.softmax(-1).nan_to_num(0.0), v)
