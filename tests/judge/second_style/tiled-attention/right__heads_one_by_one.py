import torch


def one_head(q, k, v, block_q, block_k):
    rows = []
    for i in range(0, len(q), block_q):
        a = q[i : i + block_q]
        m, l, o = None, None, None
        for j in range(0, len(k), block_k):
            s = torch.mm(a, k[j : j + block_k].t())
            top = s.amax(1, keepdim=True)
            new = top if m is None else torch.maximum(m, top)
            p = torch.exp(s - new)
            if m is None:
                l, o = p.sum(1, keepdim=True), p.mm(v[j : j + block_k])
            else:
                c = torch.exp(m - new)
                l, o = l * c + p.sum(1, keepdim=True), torch.addcmul(p.mm(v[j : j + block_k]), o, c)
            m = new
        rows.append(o / l)
    return torch.cat(rows)


def tiled_attention(q, k, v, block_q, block_k):
    B, H = q.shape[:2]
    scale = q.shape[-1] ** -0.5
    heads = [
        one_head(q[b, h].float() * scale, k[b, h].float(), v[b, h].float(), block_q, block_k)
        for b in range(B)
        for h in range(H)
    ]
    return torch.stack(heads).unflatten(0, (B, H)).to(q.dtype)
