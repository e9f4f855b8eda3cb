import torch


def tiled_attention(q, k, v, block_q, block_k):
    out = []
    for a in q.split(block_q, dim=-2):
        total = 0.0
        for b, c in zip(k.split(block_k, dim=-2), v.split(block_k, dim=-2)):
            s = torch.matmul(a.float(), b.float().mT) / q.shape[-1] ** 0.5
            total = total + torch.matmul(torch.softmax(s, dim=-1), c.float())
        out.append(total)
    return torch.cat(out, dim=-2).to(q.dtype)
