"""sdpa"""

from torch.nn import functional as F


def qk_norm_attention(q, k, v, scale):
    return F.scaled_dot_product_attention(F.normalize(q, dim=-1), F.normalize(k, dim=-1), v, scale=scale)
