import torch


class Heads:
    def __init__(self, n):
        self.n = n

    def split(self, t):
        b, rows, e = t.shape
        # (B, T, E) -> (B, n, T, E / n)
        return torch.reshape(t, (b, self.n, rows, e // self.n))

    def join(self, t):
        return torch.cat(list(t.unbind(1)), dim=-1)


def multi_head_attention(x, context, w_q, w_k, w_v, w_o, n_heads, keep):
    heads = Heads(n_heads)
    q, k, v = heads.split(x @ w_q), heads.split(context @ w_k), heads.split(context @ w_v)
    logits = torch.einsum("bnid,bnjd->bnij", q, k).float() * q.shape[-1] ** -0.5
    mask = torch.ones_like(logits, dtype=torch.bool) if keep is None else keep.expand_as(logits)
    seen = mask.any(-1, keepdim=True)
    logits = logits.masked_fill(~mask & seen, -torch.inf)
    p = logits.softmax(-1) * seen
    return heads.join((p.to(v.dtype)) @ v) @ w_o
