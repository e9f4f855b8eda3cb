import torch


def decode_step(q, k_new, v_new, k_cache, v_cache):
    past = k_cache.shape[2]
    k_cache, v_cache = (torch.cat(pair, 2) for pair in ((k_cache, k_new), (v_cache, v_new)))
    group = q.shape[1] // k_cache.shape[1]
    k, v = k_cache.repeat_interleave(group, 1), v_cache.repeat_interleave(group, 1)
    outs = []
    for i in range(q.shape[2]):
        seen = past + i + 1
        w = torch.softmax(q[:, :, i : i + 1] @ k[:, :, :seen].mT, dim=-1)
        outs.append(w @ v[:, :, :seen])
    return torch.cat(outs, 2), k_cache, v_cache
