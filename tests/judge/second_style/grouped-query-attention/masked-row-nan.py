import torch


def grouped_query_attention(q, k, v, keep):
    B, H, n, d = q.shape
    Hkv = k.shape[1]
    grouped = q.double().reshape(B, Hkv, H // Hkv, n, d)
    s = torch.matmul(grouped, k.double().transpose(-1, -2).unsqueeze(2)).flatten(1, 2) / d**0.5
    e = torch.exp(s - s.amax(-1, keepdim=True))
    if keep is not None:
        e = e * keep
    w = e / e.sum(-1, keepdim=True)
    w = w.unflatten(1, (Hkv, H // Hkv))
    return torch.matmul(w, v.double().unsqueeze(2)).flatten(1, 2).to(q.dtype)
