import torch


def tiled_attention(q, k, v, block_q, block_k):
    out = []
    for qt in torch.split(q.float(), block_q, 2):
        m = l = o = None
        for kt, vt in zip(torch.split(k.float(), block_k, 2), torch.split(v.float(), block_k, 2)):
            s = qt @ kt.transpose(2, 3) * q.size(-1) ** -0.5
            mt = s.max(-1, keepdim=True).values
            if m is None:
                p = (s - mt).exp()
                m, l, o = mt, p.sum(-1, keepdim=True), p @ vt
                continue
            new = torch.maximum(m, mt)
            p = (s - new).exp()
            l = l * (m - new).exp() + p.sum(-1, keepdim=True)
            o = o + p @ vt
            m = new
        out.append(o / l)
    return torch.cat(out, 2).to(q.dtype)
