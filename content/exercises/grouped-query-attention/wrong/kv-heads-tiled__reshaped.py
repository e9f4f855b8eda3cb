import torch


def grouped_query_attention(q, k, v, keep):
    B, H, T, D = q.shape
    Hkv = k.shape[1]
    q = q.reshape(B, H // Hkv, Hkv, T, D)
    s = torch.einsum("bghtd,bhsd->bghts", q, k).reshape(B, H, T, -1) * D**-0.5
    if keep is not None:
        s = torch.where(keep, s, -torch.inf)
    w = s.softmax(-1).nan_to_num(0.0).reshape(B, H // Hkv, Hkv, T, -1)
    return torch.einsum("bghts,bhsd->bghtd", w, v).reshape(B, H, T, -1)
