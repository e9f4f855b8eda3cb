import torch


def grouped_query_attention(q, k, v, keep):
    B, H, n, d = q.shape
    Hkv, m = k.shape[1], k.shape[2]
    s = torch.einsum("bgrid,bgjd->bgrij", q.double().reshape(B, Hkv, H // Hkv, n, d), k.double())
    s = s.reshape(B, H, n, m) / d**0.5
    if keep is not None:
        s = torch.add(s, keep)
    w = torch.softmax(s, dim=-1).reshape(B, Hkv, H // Hkv, n, m)
    return torch.einsum("bgrij,bgje->bgrie", w, v.double()).reshape(B, H, n, -1).to(q.dtype)
