import torch


def decode_step(q, k_new, v_new, k_cache, v_cache):
    # The cache holds the past, so the new positions come behind it. cat makes new tensors and leaves the caller's as
    # they are; a cache that is allocated once and written in place saves the copy, and is another contract.
    k_cache = torch.cat([k_cache, k_new], dim=2)  # (B, Hkv, T + N, D)
    v_cache = torch.cat([v_cache, v_new], dim=2)

    # Fewer heads are stored than there are queries: query head h reads key head h // G. Only the products see the
    # copies; the cache is handed on as it is stored.
    group = q.shape[1] // k_cache.shape[1]
    k, v = k_cache.repeat_interleave(group, dim=1), v_cache.repeat_interleave(group, dim=1)

    # The new queries are the last positions: query i sits at T + i, and sees that position and all before it. With one
    # query the mask hides nothing; with several, the first must not see the key of the second. Aligned top-left it
    # would hide most of the cache.
    queries, keys = q.shape[2], k.shape[2]
    visible = torch.ones(queries, keys, dtype=torch.bool, device=q.device).tril(diagonal=keys - queries)

    scores = q @ k.transpose(-1, -2) / q.shape[-1] ** 0.5  # (B, H, N, T + N)
    weights = torch.softmax(scores.masked_fill(~visible, -torch.inf), dim=-1)  # each query sees at least itself
    return weights @ v, k_cache, v_cache
