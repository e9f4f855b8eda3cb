import torch


def int8_kv_attention(q, k_int8, v_int8, k_scale, v_scale):
    k = (k_int8 * k_scale.unsqueeze(-1)).to(q.dtype).repeat_interleave(q.shape[1] // k_int8.shape[1], 1)
    v = (v_int8 * v_scale.unsqueeze(-1)).to(q.dtype).repeat_interleave(q.shape[1] // k_int8.shape[1], 1)
    Tq, Tk = q.shape[2], k.shape[2]
    s = q @ k.mT / q.shape[-1] ** 0.5
    future = torch.triu(torch.ones(Tq, Tk, dtype=torch.bool), diagonal=Tk - Tq + 1)
    return s.masked_fill(future, -torch.inf).softmax(-1) @ v
