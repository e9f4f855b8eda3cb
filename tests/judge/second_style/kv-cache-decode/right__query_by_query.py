import torch


def decode_step(q, k_new, v_new, k_cache, v_cache):
    k, v, outs = k_cache, v_cache, []
    for t in range(q.shape[2]):
        k = torch.cat([k, k_new[:, :, t : t + 1]], 2)
        v = torch.cat([v, v_new[:, :, t : t + 1]], 2)
        query = q[:, :, t].double().unflatten(1, (k.shape[1], -1))  # (B, Hkv, G, D)
        s = torch.einsum("bgrd,bgjd->bgrj", query, k.double()) * q.shape[3] ** -0.5
        outs.append(torch.einsum("bgrj,bgje->bgre", s.softmax(-1), v.double()).flatten(1, 2))
    return torch.stack(outs, 2).to(q.dtype), k, v
