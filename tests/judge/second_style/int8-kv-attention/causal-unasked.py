import torch
import torch.nn.functional as F


def decode(codes, scale):
    return torch.einsum("bhtd,bht->bhtd", codes.float(), scale)


def int8_kv_attention(q, k_int8, v_int8, k_scale, v_scale):
    k, v = decode(k_int8, k_scale).to(q.dtype), decode(v_int8, v_scale).to(q.dtype)
    visible = torch.ones(q.shape[2], k.shape[2], dtype=torch.bool).tril()
    return F.scaled_dot_product_attention(q, k, v, attn_mask=visible, enable_gqa=True)
