import torch


def int8_kv_attention(q, k_int8, v_int8, k_scale, v_scale):
    G = q.shape[1] // k_int8.shape[1]
    k = k_int8.to(q.dtype).repeat_interleave(G, 1)
    v = v_int8.to(q.dtype).repeat_interleave(G, 1)
    return (q @ k.mT / q.shape[-1] ** 0.5).softmax(-1) @ v
