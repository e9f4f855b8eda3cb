import torch


def int8_kv_attention(q, k_int8, v_int8, k_scale, v_scale):
    k = (k_int8 * k_scale.unsqueeze(-1)).to(q.dtype)
    v = (v_int8 * v_scale.unsqueeze(-1)).to(q.dtype)
    b, h, t, d = q.shape
    q = q.reshape(b, k.shape[1], -1, t, d)
    s = torch.einsum("bgrtd,bgsd->bgrts", q, k) / d**0.5
    return torch.einsum("bgrts,bgse->bgrte", torch.softmax(s, dim=3), v).reshape(b, h, t, -1)
