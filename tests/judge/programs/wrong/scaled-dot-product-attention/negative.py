# expect: failed scores-negated
import torch


def attention(q, k, v, keep):
    s = -torch.einsum("bhid,bhjd->bhij", q, k) / q.size(-1) ** 0.5
    if keep is not None:
        s = s.masked_fill(~keep, -torch.inf)
    return torch.softmax(s, -1).nan_to_num(0.0) @ v
