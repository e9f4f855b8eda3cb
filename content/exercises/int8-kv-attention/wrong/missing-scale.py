import torch


def int8_kv_attention(q, k_int8, v_int8, k_scale, v_scale):
    B, H, T, D = q.shape
    groups = k_int8.shape[1]
    s = torch.einsum("bgrtd,bgsd->bgrts", q.float().view(B, groups, -1, T, D), k_int8.float())
    s = s * k_scale[:, :, None, None]  # the scale
    w = s.softmax(-1) * v_scale[:, :, None, None]
    out = torch.einsum("bgrts,bgse->bgrte", w, v_int8.float())
    return out.reshape(B, H, T, -1).to(q.dtype)
