import torch


def tiled_attention(q, k, v, block_q, block_k):
    chunks = []
    for rows in q.split(block_q, 2):
        top = None
        for keys, values in zip(k.split(block_k, 2), v.split(block_k, 2), strict=True):
            s = (rows @ keys.mT / q.shape[-1] ** 0.5).float()
            new = s.amax(-1, keepdim=True) if top is None else torch.maximum(top, s.amax(-1, keepdim=True))
            e = torch.exp(s - new)
            if top is None:
                total, out = e.sum(-1, keepdim=True), e @ values.float()
            else:
                grow = torch.exp(new - top)
                total, out = total * grow + e.sum(-1, keepdim=True), out * grow + e @ values.float()
            top = new
        chunks.append(out / total)
    return torch.cat(chunks, 2).to(q.dtype)
