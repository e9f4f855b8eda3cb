import torch
from torch.nn import functional as F


def int8_kv_attention(q, k_int8, v_int8, k_scale, v_scale):
    k = torch.mul(k_int8, k_scale[:, :, :, None])
    v = torch.mul(v_int8, v_scale[:, :, :, None])
    head_dim = v_int8.size(-1)
    out = F.scaled_dot_product_attention(q.float(), k, v, scale=head_dim**-0.5, enable_gqa=True)
    return out.to(q.dtype)
