import torch


def decode_step(q, k_new, v_new, k_cache, v_cache):
    old = k_cache.shape[2]
    k, v = torch.cat([k_cache, k_new], 2), torch.cat([v_cache, v_new], 2)
    g = q.shape[1] // k.shape[1]
    s = q @ k.repeat_interleave(g, 1).mT / q.shape[-1] ** 0.5
    see = torch.ones_like(s, dtype=torch.bool).tril(old + 1)
    return torch.where(see, s, -torch.inf).softmax(-1) @ v.repeat_interleave(g, 1), k, v
