import torch


def int8_kv_attention(q, k_int8, v_int8, k_scale, v_scale):
    group = q.shape[1] // k_int8.shape[1]
    keys = (k_int8.float() * v_scale[..., None]).repeat_interleave(group, 1)
    values = (v_int8.float() * k_scale[..., None]).repeat_interleave(group, 1)
    s = q.float() @ keys.mT / q.shape[-1] ** 0.5
    return (s.softmax(-1) @ values).to(q.dtype)
