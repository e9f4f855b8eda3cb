import torch


def attend(q, k, v, mask):
    s = torch.einsum("bihd,bjhd->bhij", q, k) / q.shape[-1] ** 0.5
    if mask is not None:
        mask = mask.expand_as(s)
        full = mask.all(-1, keepdim=True)
        s = torch.where(mask & ~full, s.new_tensor(-torch.inf), s)
        p = torch.where(full, s.new_zeros(()), torch.softmax(s, -1))
    else:
        p = torch.softmax(s, -1)
    return torch.einsum("bhij,bjhd->bihd", p, v)


def multi_head_attention(x, context, w_q, w_k, w_v, w_o, n_heads, keep):
    q = (x @ w_q).unflatten(-1, (n_heads, -1))
    k = (context @ w_k).unflatten(-1, (n_heads, -1))
    v = (context @ w_v).unflatten(-1, (n_heads, -1))
    return attend(q, k, v, keep).flatten(2) @ w_o
