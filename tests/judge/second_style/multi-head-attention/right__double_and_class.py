import torch


class Attention:
    def __init__(self, heads):
        self.heads = heads

    def split(self, t):
        b, n, e = t.shape
        return t.view(b, n, self.heads, e // self.heads).permute(0, 2, 1, 3)

    def __call__(self, q, k, v, keep):
        q, k, v = self.split(q), self.split(k), self.split(v)
        logits = torch.matmul(q, k.transpose(-1, -2)) / q.size(-1) ** 0.5
        if keep is not None:
            logits = logits - 1e9 * keep.logical_not().double()
        ex = torch.exp(logits - logits.max(-1, keepdim=True).values)
        if keep is not None:
            ex = ex * keep
        z = ex.sum(-1, keepdim=True)
        z = z + (z == 0)
        out = torch.matmul(ex / z, v)
        return out.permute(0, 2, 1, 3).flatten(2)


def multi_head_attention(x, context, w_q, w_k, w_v, w_o, n_heads, keep):
    dtype = x.dtype
    x, context, w_q, w_k, w_v, w_o = (t.double() for t in (x, context, w_q, w_k, w_v, w_o))
    return (Attention(n_heads)(x @ w_q, context @ w_k, context @ w_v, keep) @ w_o).to(dtype)
