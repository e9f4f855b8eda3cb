import torch


def grouped_query_attention(q, k, v, keep):
    b, h, t, d = q.shape
    g = k.shape[1]
    qq = q.reshape(b, h // g, g, t, d)
    s = torch.einsum("bxgtd,bgkd->bxgtk", qq, k) / d**0.5
    s = s.reshape(b, h, t, -1)
    if keep is not None:
        s = s.masked_fill(~keep, -torch.inf)
    top = s.amax(-1, keepdim=True).clamp_min(torch.finfo(s.dtype).min)
    e = (s - top).exp()
    w = e / e.sum(-1, keepdim=True).clamp_min(1e-30 if s.dtype != torch.float16 else 6e-8)
    return torch.einsum("bxgtk,bgkd->bxgtd", w.reshape(b, h // g, g, t, -1), v).reshape(b, h, t, -1)
