import torch


def multi_head_attention(x, context, w_q, w_k, w_v, w_o, n_heads, keep):
    B, Tq, E = x.shape
    q = torch.einsum("bte,ehd->bhtd", x, w_q.reshape(E, n_heads, -1))
    k = torch.einsum("bte,ehd->bhtd", context, w_k.reshape(E, n_heads, -1))
    v = torch.einsum("bte,ehd->bhtd", context, w_v.reshape(E, n_heads, -1))
    s = q @ k.mT / q.shape[-1] ** 0.5
    if keep is not None:
        s = s.masked_fill(~keep, float("-inf"))
    return torch.einsum("bhij,bhjd,hde->bie", s.softmax(-1), v, w_o.reshape(n_heads, -1, E))
