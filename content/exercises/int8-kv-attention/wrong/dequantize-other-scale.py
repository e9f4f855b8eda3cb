from torch.nn.functional import scaled_dot_product_attention


def int8_kv_attention(q, k_int8, v_int8, k_scale, v_scale):
    k, v = k_int8 / k_scale.unsqueeze(-1), v_int8 / v_scale.unsqueeze(-1)
    return scaled_dot_product_attention(q, k.to(q.dtype), v.to(q.dtype), enable_gqa=True)
