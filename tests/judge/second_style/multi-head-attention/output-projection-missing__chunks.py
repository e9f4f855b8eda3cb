import math
import torch


def multi_head_attention(x, context, w_q, w_k, w_v, w_o, n_heads, keep):
    outs = []
    qs, ks, vs = ((a @ b).chunk(n_heads, -1) for a, b in ((x, w_q), (context, w_k), (context, w_v)))
    for h, (q, k, v) in enumerate(zip(qs, ks, vs)):
        s = torch.einsum("btd,bkd->btk", q, k) / math.sqrt(q.shape[-1])
        if keep is not None:
            m = keep.expand(x.shape[0], n_heads, *s.shape[-2:])[:, h]
            s = torch.where(m, s, -torch.inf)
            w = torch.where(m.any(-1, keepdim=True), s, 0.0).softmax(-1) * m
        else:
            w = s.softmax(-1)
        outs.append(w @ v)
    return torch.cat(outs, -1)
