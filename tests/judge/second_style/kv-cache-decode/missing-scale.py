import torch


def decode_step(q, k_new, v_new, k_cache, v_cache):
    keys = torch.cat([k_cache, k_new], dim=-2)
    values = torch.cat([v_cache, v_new], dim=-2)
    B, H, n, d = q.shape
    G = keys.shape[1]
    dots = torch.einsum("bgrid,bgjd->bgrij", q.double().unflatten(1, (G, H // G)), keys.double())
    bias = torch.zeros(n, keys.shape[2], dtype=torch.float64)
    for i in range(n):
        bias[i, k_cache.shape[2] + i + 1 :] = -torch.inf
    p = torch.exp(dots + bias - (dots + bias).logsumexp(-1, keepdim=True))
    return torch.einsum("bgrij,bgje->bgrie", p, values.double()).flatten(1, 2).to(q.dtype), keys, values
