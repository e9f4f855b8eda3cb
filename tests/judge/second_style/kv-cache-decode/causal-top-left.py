import torch


def decode_step(q, k_new, v_new, k_cache, v_cache):
    k, v = torch.cat([k_cache, k_new], 2), torch.cat([v_cache, v_new], 2)
    B, H, n, d = q.shape
    G = k.shape[1]
    s = torch.einsum("bgrid,bgjd->bgrij", q.double().reshape(B, G, H // G, n, d), k.double()) / d**0.5
    i, j = torch.arange(n).unsqueeze(1), torch.arange(k.shape[2])
    s = s + torch.where(i >= j, 0.0, -torch.inf)
    e = torch.exp(s - s.amax(-1, keepdim=True))
    out = torch.einsum("bgrij,bgje->bgrie", e / e.sum(-1, keepdim=True), v.double())
    return out.reshape(B, H, n, -1).to(q.dtype), k, v
