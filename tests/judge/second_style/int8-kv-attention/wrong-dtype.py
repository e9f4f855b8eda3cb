import torch


def int8_kv_attention(q, k_int8, v_int8, k_scale, v_scale):
    B, H, n, d = q.shape
    G = k_int8.shape[1]
    Q = q.double().unflatten(1, (G, H // G)) * d**-0.5
    s = torch.einsum("bgrid,bgjd->bgrij", Q, k_int8.double()) * k_scale.double()[:, :, None, None]
    w = torch.softmax(s, dim=-1) * v_scale.double()[:, :, None, None]
    return torch.einsum("bgrij,bgje->bgrie", w, v_int8.double()).flatten(1, 2)
