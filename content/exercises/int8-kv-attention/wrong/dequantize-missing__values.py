import torch


def int8_kv_attention(q, k_int8, v_int8, k_scale, v_scale):
    groups = q.size(1) // k_int8.size(1)
    keys = torch.repeat_interleave(k_int8.float() * k_scale[..., None], groups, dim=1)
    values = torch.repeat_interleave(v_int8.float(), groups, dim=1)
    attn = torch.softmax(torch.einsum("bhid,bhjd->bhij", q.float(), keys) * q.size(-1) ** -0.5, dim=-1)
    return torch.einsum("bhij,bhje->bhie", attn, values).to(q.dtype)
