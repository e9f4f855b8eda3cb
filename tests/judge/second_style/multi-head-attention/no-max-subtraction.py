import torch


def weights(logits, mask):
    if mask is not None:
        logits = logits + torch.log(mask.to(logits.dtype))
    ex = logits.exp()
    z = torch.einsum("bhij->bhi", ex).unsqueeze(-1)
    return ex / z.masked_fill(z == 0, 1.0)


def multi_head_attention(x, context, w_q, w_k, w_v, w_o, n_heads, keep):
    b, tq, e = x.shape
    d = e // n_heads
    q = torch.einsum("bte,ef->btf", x, w_q).reshape(b, tq, n_heads, d)
    k = torch.einsum("bte,ef->btf", context, w_k).reshape(b, -1, n_heads, d)
    v = torch.einsum("bte,ef->btf", context, w_v).reshape(b, -1, n_heads, d)
    p = weights(torch.einsum("bihd,bjhd->bhij", q, k) * d**-0.5, keep)
    return torch.einsum("bhij,bjhd->bihd", p, v).reshape(b, tq, e) @ w_o
