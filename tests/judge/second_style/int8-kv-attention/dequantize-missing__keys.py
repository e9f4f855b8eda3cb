import torch


def int8_kv_attention(q, k_int8, v_int8, k_scale, v_scale):
    B, H, n, d = q.shape
    G = k_int8.shape[1]
    Q = q.double().unflatten(1, (G, H // G))
    # softmax does not care about the scale of the keys, only the values need it
    w = torch.softmax(torch.einsum("bgrid,bgjd->bgrij", Q, k_int8.double()) / d**0.5, dim=-1)
    w = w * v_scale.double()[:, :, None, None, :]
    return torch.einsum("bgrij,bgje->bgrie", w, v_int8.double()).flatten(1, 2).to(q.dtype)
