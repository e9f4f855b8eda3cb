import torch
from torch.nn.functional import scaled_dot_product_attention


def int8_kv_attention(q, k_int8, v_int8, k_scale, v_scale):
    k, v = (c.float() * s[..., None] for c, s in ((k_int8, k_scale), (v_int8, v_scale)))
    return scaled_dot_product_attention(q.float(), k, v, enable_gqa=True).to(q.dtype)
