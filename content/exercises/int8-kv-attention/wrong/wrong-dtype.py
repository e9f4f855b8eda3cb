import torch


def int8_kv_attention(q, k_int8, v_int8, k_scale, v_scale):
    group = q.shape[1] // k_int8.shape[1]
    k = (k_int8 * k_scale[..., None]).repeat_interleave(group, dim=1)
    v = (v_int8 * v_scale[..., None]).repeat_interleave(group, dim=1)
    return torch.softmax(q.float() @ k.mT * q.shape[-1] ** -0.5, dim=-1) @ v
