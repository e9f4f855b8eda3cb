import torch


def decode_step(q, k_new, v_new, k_cache, v_cache):
    k_cache, v_cache = torch.cat([k_cache, k_new], -2), torch.cat([v_cache, v_new], -2)
    b, h, n, d = q.shape
    grouped = q.reshape(b, k_cache.shape[1], -1, n, d)
    w = torch.softmax(torch.einsum("bgrid,bgjd->bgrij", grouped, k_cache) / d**0.5, dim=-1)
    return torch.einsum("bgrij,bgjd->bgrid", w, v_cache).reshape(b, h, n, -1), k_cache, v_cache
