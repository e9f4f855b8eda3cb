import torch


def int8_kv_attention(q, k_int8, v_int8, k_scale, v_scale):
    n = q.shape[1] // k_int8.shape[1]
    k = (k_int8 * k_scale[..., None]).to(q.dtype).repeat(1, n, 1, 1)
    v = (v_int8 * v_scale[..., None]).to(q.dtype).repeat(1, n, 1, 1)
    return torch.softmax(q @ k.transpose(-2, -1) / q.shape[-1] ** 0.5, -1) @ v
