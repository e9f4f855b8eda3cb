import torch


def decode_step(q, k_new, v_new, k_cache, v_cache):
    k, v = torch.cat((k_cache, k_new), 2), torch.cat((v_cache, v_new), 2)
    past, Hkv = k_cache.shape[2], k.shape[1]
    out = torch.zeros(*q.shape[:3], v.shape[3], dtype=torch.float64)
    for h in range(q.shape[1]):
        for i in range(q.shape[2]):
            keys, values = k[:, h % Hkv, : past + i + 1].double(), v[:, h % Hkv, : past + i + 1].double()
            s = torch.einsum("bd,bjd->bj", q[:, h, i].double(), keys) / q.shape[3] ** 0.5
            out[:, h, i] = torch.einsum("bj,bje->be", torch.softmax(s, 1), values)
    return out.to(q.dtype), k, v
