import torch


def qk_norm_attention(q, k, v, scale):
    out = []
    for qb, kb, vb in zip(q.flatten(0, 1), k.flatten(0, 1), v.flatten(0, 1)):
        qs = torch.stack([row / torch.sqrt(torch.dot(row, row)) for row in qb.float()])
        ks = torch.stack([row / torch.sqrt(torch.dot(row, row)) for row in kb.float()])
        s = scale * qs.mm(ks.t())
        e = (s - s.amax(1, keepdim=True)).exp()
        out.append(e.mm(vb.float()) / e.sum(1, keepdim=True))
    return torch.stack(out).unflatten(0, q.shape[:2]).to(q.dtype)
