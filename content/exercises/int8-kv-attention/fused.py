"""sdpa"""

from torch.nn import functional as F


def int8_kv_attention(q, k_int8, v_int8, k_scale, v_scale):
    k = (k_int8.float() * k_scale.unsqueeze(-1)).to(q.dtype)
    v = (v_int8.float() * v_scale.unsqueeze(-1)).to(q.dtype)
    return F.scaled_dot_product_attention(q, k, v, enable_gqa=True)
