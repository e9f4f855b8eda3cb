import torch
import torch.nn.functional as F


def multi_head_attention(x, context, w_q, w_k, w_v, w_o, n_heads, keep):
    def heads(t, w):
        y = F.linear(t.float(), w.float())
        return y.unflatten(-1, (n_heads, -1)).transpose(1, 2)

    q, k, v = heads(x, w_q), heads(context, w_k), heads(context, w_v)
    s = q @ k.mT * q.shape[-1] ** -0.5
    if keep is None:
        keep = torch.ones((), dtype=torch.bool)
    s = s.masked_fill(~keep, float("-inf"))
    top = s.amax(-1, keepdim=True)
    e = torch.exp(s - torch.where(top.isinf(), 0.0, top))
    p = e / e.sum(-1, keepdim=True).clamp_min(1e-30)
    return F.linear((p @ v).transpose(1, 2).flatten(2), w_o.float()).to(x.dtype)
