import torch


def multi_head_attention(x, context, w_q, w_k, w_v, w_o, n_heads, keep):
    B, Tq, E = x.shape
    Tk, d = context.shape[1], E // n_heads
    if keep is None:
        keep = torch.ones(Tq, Tk, dtype=torch.bool)
    keep = keep.expand(B, n_heads, Tq, Tk)
    out = []
    for b in range(B):
        q = (x[b] @ w_q).reshape(Tq, n_heads, d).transpose(0, 1)
        k = (context[b] @ w_k).reshape(Tk, n_heads, d).transpose(0, 1)
        v = (context[b] @ w_v).reshape(Tk, n_heads, d).transpose(0, 1)
        s = torch.bmm(q, k.transpose(1, 2)) / d**0.5
        dead = ~keep[b].any(-1, keepdim=True)
        s = s.masked_fill(~keep[b], -torch.inf).masked_fill(dead, 0.0)
        p = torch.softmax(s, -1).masked_fill(dead, 0.0)
        out.append(torch.bmm(p, v).transpose(0, 1).reshape(Tq, E) @ w_o)
    return torch.stack(out)
