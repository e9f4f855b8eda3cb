import torch


def tiled_attention(q, k, v, block_q, block_k):
    blocks = []
    for qs in q.split(block_q, 2):
        partial = []
        for ks, vs in zip(k.split(block_k, 2), v.split(block_k, 2)):
            weights = torch.softmax(qs.float() @ ks.float().mT / q.shape[-1] ** 0.5, dim=-1)
            partial.append(weights @ vs.float())
        blocks.append(sum(partial) / len(partial))
    return torch.cat(blocks, 2).to(q.dtype)
