import torch


def int8_kv_attention(q, k_int8, v_int8, k_scale, v_scale):
    group = q.shape[1] // k_int8.shape[1]
    k = (k_int8 * k_scale[..., None]).to(q.dtype).repeat_interleave(group, 1)
    v = (v_int8 * v_scale[..., None]).to(q.dtype).repeat_interleave(group, 1)
    s = (q / q.shape[-1] ** 0.5) @ k.transpose(-1, -2)
    e = torch.exp(s - s.amax(-1, keepdim=True))
    return (e / e.sum(-1, keepdim=True)) @ v
