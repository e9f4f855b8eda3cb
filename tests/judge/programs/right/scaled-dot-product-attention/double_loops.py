import torch

def attention(q, k, v, keep):
    B, H, Tq, D = q.shape
    Tk = k.shape[2]
    m = torch.ones(B, H, Tq, Tk, dtype=torch.bool) if keep is None else torch.broadcast_to(keep, (B, H, Tq, Tk))
    out = torch.zeros(B, H, Tq, v.shape[-1], dtype=q.dtype)
    for b in range(B):
        for h in range(H):
            for i in range(Tq):
                idx = m[b, h, i].nonzero().flatten()
                if len(idx) == 0:
                    continue
                s = (k[b, h, idx] * q[b, h, i]).sum(-1) / D ** 0.5
                w = torch.softmax(s, 0)
                out[b, h, i] = (w[:, None] * v[b, h, idx]).sum(0)
    return out
