import torch


def multi_head_attention(x, context, w_q, w_k, w_v, w_o, n_heads, keep):
    b, t, e = x.shape
    d = e // n_heads
    out = []
    for i in range(b):
        q = torch.mm(x[i], w_q).reshape(n_heads, t, d)
        k = torch.mm(context[i], w_k).reshape(n_heads, -1, d)
        v = torch.mm(context[i], w_v).reshape(n_heads, -1, d)
        s = torch.bmm(q, k.transpose(1, 2)) / d**0.5
        if keep is not None:
            m = keep.expand(b, n_heads, t, k.shape[1])[i]
            s = s.masked_fill(~m, -torch.inf)
        p = torch.softmax(s, 2).nan_to_num(0.0)
        out.append(torch.bmm(p, v).reshape(t, e))
    return torch.stack(out) @ w_o
