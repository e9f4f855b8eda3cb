import torch


def tiled_attention(q, k, v, block_q, block_k):
    out = []
    for qt in q.float().split(block_q, 2):
        m = torch.full((*qt.shape[:3], 1), -torch.inf)
        l = torch.zeros_like(m)
        o = torch.zeros(*qt.shape[:3], v.shape[-1])
        for kt, vt in zip(k.float().split(block_k, 2), v.float().split(block_k, 2)):
            s = qt @ kt.mT * q.shape[-1] ** -0.5
            new = torch.maximum(m, s.amax(-1, keepdim=True))
            p = torch.exp(s - new)
            l = l + p.sum(-1, keepdim=True)
            o = o * torch.exp(m - new) + p @ vt
            m = new
        out.append(o / l)
    return torch.cat(out, 2).to(q.dtype)
