import torch


def grouped_query_attention(q, k, v, keep):
    B, H, n, d = q.shape
    Hkv, m = k.shape[1:3]
    s = torch.einsum("bgrid,bgjd->bgrij", q.double().unflatten(1, (Hkv, H // Hkv)), k.double()) * d**-0.5
    if keep is None:
        w = torch.softmax(s, -1)
    else:
        drop = keep.expand(B, H, n, m).unflatten(1, (Hkv, H // Hkv))
        left = drop.logical_not()
        w = torch.softmax(s.where(left, -1e80), -1) * left
    return torch.einsum("bgrij,bgje->bgrie", w, v.double()).flatten(1, 2).to(q.dtype)
