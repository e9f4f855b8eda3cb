import torch


def multi_head_attention(x, context, w_q, w_k, w_v, w_o, n_heads, keep):
    E = x.shape[-1]
    q = torch.einsum("bte,ehd->bhtd", x, w_q.reshape(E, n_heads, -1))
    k = torch.einsum("bse,ehd->bhsd", context, w_k.reshape(E, n_heads, -1))
    v = torch.einsum("bse,ehd->bhsd", context, w_v.reshape(E, n_heads, -1))
    s = torch.einsum("bhtd,bhsd->bhts", q, k) / q.shape[-1] ** 0.5
    if keep is not None:
        some = keep.any(-1, keepdim=True)
        s = s.masked_fill(~keep & some, -torch.inf)
        p = s.softmax(-1) * some
    else:
        p = s.softmax(-1)
    return torch.einsum("bhts,bhsd,hde->bte", p, v, w_o.reshape(n_heads, -1, E))
