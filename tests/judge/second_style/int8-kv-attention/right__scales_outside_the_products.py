import torch


def int8_kv_attention(q, k_int8, v_int8, k_scale, v_scale):
    """The codes go into the products; a key's scale multiplies its score, a value's scale its weight."""
    B, H, n, d = q.shape
    g = k_int8.shape[1]
    s = torch.einsum("bgrid,bgjd->bgrij", q.double().unflatten(1, (g, H // g)), k_int8.double())
    s = s * k_scale.double()[:, :, None, None, :] * d**-0.5
    w = torch.softmax(s, -1) * v_scale.double()[:, :, None, None, :]
    return torch.einsum("bgrij,bgje->bgrie", w, v_int8.double()).flatten(1, 2).to(q.dtype)
