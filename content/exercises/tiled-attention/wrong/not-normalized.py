import torch


def tiled_attention(q, k, v, block_q, block_k):
    def one(tile):
        m, acc = None, None
        for kk, vv in zip(k.split(block_k, -2), v.split(block_k, -2)):
            s = torch.einsum("bhqd,bhkd->bhqk", tile.float(), kk.float()) / q.shape[-1] ** 0.5
            top = s.amax(-1, True)
            new = top if m is None else torch.maximum(m, top)
            p = torch.exp(s - new) @ vv.float()
            acc = p if acc is None else acc * torch.exp(m - new) + p
            m = new
        return acc.to(q.dtype)

    return torch.cat([one(tile) for tile in q.split(block_q, -2)], -2)
