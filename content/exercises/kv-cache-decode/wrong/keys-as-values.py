import torch


def decode_step(q, k_new, v_new, k_cache, v_cache):
    k_cache, v_cache = torch.cat([k_cache, k_new], 2), torch.cat([v_cache, v_new], 2)
    group, new, all_keys = q.shape[1] // k_cache.shape[1], q.shape[2], k_cache.shape[2]
    k, v = (rows.repeat_interleave(group, 1) for rows in (k_cache, v_cache))
    keep = torch.ones(new, all_keys, dtype=torch.bool).tril(all_keys - new)
    scores = (q @ k.mT / q.shape[-1] ** 0.5).masked_fill(~keep, float("-inf"))
    weights = torch.softmax(scores, -1)
    return weights @ k, k_cache, v_cache
