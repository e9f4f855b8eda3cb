import torch


def decode_step(q, k_new, v_new, k_cache, v_cache):
    T, n = k_cache.shape[2], q.shape[2]
    k = k_cache.new_zeros(*k_cache.shape[:2], T + n, k_cache.shape[3])
    v = v_cache.new_zeros(*v_cache.shape[:2], T + n, v_cache.shape[3])
    k[:, :, :T], k[:, :, T:] = k_cache, k_new
    v[:, :, :T], v[:, :, T:] = v_cache, v_new
    head = torch.arange(q.shape[1]) * k.shape[1] // q.shape[1]
    s = torch.einsum("bhid,bhjd->bhij", q.double(), k[:, head].double()) / q.shape[3] ** 0.5
    late = torch.arange(T + n)[None, :] > T + torch.arange(n)[:, None]
    w = torch.softmax(s.masked_fill(late, -1e100), dim=-1)
    return torch.einsum("bhij,bhje->bhie", w, v[:, head].double()).to(q.dtype), k, v
