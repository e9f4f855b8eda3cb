import torch


def decode_step(q, k_new, v_new, k_cache, v_cache):
    k = torch.cat([k_cache, k_new], dim=2)
    v = torch.cat([v_cache, v_new], dim=2)
    n_rep = q.shape[1] // k.shape[1]
    kk, vv = torch.repeat_interleave(k, n_rep, dim=1), torch.repeat_interleave(v, n_rep, dim=1)
    att = q @ kk.transpose(-2, -1) / q.shape[-1] ** 0.5
    mask = torch.tril(torch.ones(q.shape[2], k.shape[2])).view(1, 1, q.shape[2], k.shape[2])
    att = att.masked_fill(mask == 0, float("-inf"))
    return torch.softmax(att, dim=-1) @ vv, k, v
