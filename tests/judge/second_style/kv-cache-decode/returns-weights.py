import torch


def decode_step(q, k_new, v_new, k_cache, v_cache):
    k, v = torch.cat((k_cache, k_new), 2), torch.cat((v_cache, v_new), 2)
    past, m = k_cache.shape[2], k.shape[2]
    rows = []
    for i in range(q.shape[2]):
        query = q[:, :, i].double().unflatten(1, (k.shape[1], -1))
        s = torch.einsum("bgrd,bgjd->bgrj", query, k[:, :, : past + i + 1].double()).flatten(1, 2) / q.shape[3] ** 0.5
        rows.append(torch.nn.functional.pad(s.softmax(-1), (0, m - past - i - 1)))
    return torch.stack(rows, 2).to(q.dtype), k, v
