import torch


def tiled_attention(q, k, v, block_q, block_k):
    tiles = []
    for rows in q.split(block_q, 2):
        total = 0
        for ks, vs in zip(k.split(block_k, 2), v.split(block_k, 2)):
            s = rows.float() @ ks.float().mT / q.shape[-1] ** 0.5
            total = total + torch.softmax(s, dim=1) @ vs.float()
        tiles.append(total)
    return torch.cat(tiles, 2).to(q.dtype)
