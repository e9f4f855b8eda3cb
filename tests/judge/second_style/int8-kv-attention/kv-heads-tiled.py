import torch


def int8_kv_attention(q, k_int8, v_int8, k_scale, v_scale):
    B, H, n, d = q.shape
    G = k_int8.shape[1]
    k = k_int8.double() * k_scale.double().unsqueeze(3)
    v = v_int8.double() * v_scale.double().unsqueeze(3)
    Q = q.double().reshape(B, H // G, G, n, d)  # group axis first
    s = torch.einsum("brgid,bgjd->brgij", Q, k) * d**-0.5
    return torch.einsum("brgij,bgje->brgie", s.softmax(-1), v).reshape(B, H, n, -1).to(q.dtype)
