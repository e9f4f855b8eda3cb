import torch


def decode_step(q, k_new, v_new, k_cache, v_cache):
    k, v = torch.cat([k_cache, k_new], 2), torch.cat([v_cache, v_new], 2)
    n = q.shape[1] // k.shape[1]
    kk, vv = torch.cat([k] * n, 1), torch.cat([v] * n, 1)
    s = torch.einsum("bhid,bhjd->bhij", q, kk) / q.shape[-1] ** 0.5
    old = k_cache.shape[2]
    for i in range(q.shape[2]):
        s[:, :, i, old + i + 1 :] = -torch.inf
    return torch.einsum("bhij,bhjd->bhid", s.softmax(-1), vv), k, v
