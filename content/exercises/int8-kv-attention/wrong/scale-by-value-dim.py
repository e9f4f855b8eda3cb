import torch


def int8_kv_attention(q, k_int8, v_int8, k_scale, v_scale):
    k, v = ((c * s.unsqueeze(3)).to(q.dtype) for c, s in ((k_int8, k_scale), (v_int8, v_scale)))
    k, v = (t.repeat_interleave(q.shape[1] // t.shape[1], 1) for t in (k, v))
    D = v.shape[-1]
    return (q @ k.mT / D**0.5).softmax(-1) @ v
