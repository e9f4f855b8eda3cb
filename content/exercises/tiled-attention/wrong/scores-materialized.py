import torch


def tiled_attention(q, k, v, block_q, block_k):
    outs = []
    weights = []
    for rows in q.split(block_q, dim=2):
        weights.append(torch.softmax(rows.float() @ k.float().mT / q.shape[-1] ** 0.5, -1))
    for w in weights:
        outs.append((w @ v.float()).to(q.dtype))
    return torch.cat(outs, dim=2)
