import torch


def decode_step(q, k_new, v_new, k_cache, v_cache):
    k, v = torch.cat((k_cache, k_new), 2), torch.cat((v_cache, v_new), 2)
    B, H, n, d = q.shape
    s = torch.einsum("bgrid,bgjd->bgrij", q.unflatten(1, (k.shape[1], -1)), k) * d**-0.5
    s = s + torch.full((n, k.shape[2]), -torch.inf, dtype=s.dtype).triu(k_cache.shape[2] + 1)
    return torch.einsum("bgrij,bgje->bgrie", s.softmax(-1), v).flatten(1, 2), k, v
