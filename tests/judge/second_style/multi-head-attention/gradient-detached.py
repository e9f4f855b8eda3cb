import torch


def multi_head_attention(x, context, w_q, w_k, w_v, w_o, n_heads, keep):
    B, T, E = x.shape
    S, d = context.size(1), E // n_heads
    with torch.no_grad():  # weights first, values after
        q = torch.matmul(x, w_q).reshape(B, T, n_heads, d)
        k = torch.matmul(context, w_k).reshape(B, S, n_heads, d)
        logits = torch.einsum("bthd,bshd->bhts", q, k).div(d**0.5)
        if keep is not None:
            logits = torch.where(keep, logits, -torch.inf)
        attn = torch.softmax(logits, dim=-1)
        attn[attn.isnan()] = 0
    v = torch.matmul(context, w_v).reshape(B, S, n_heads, d)
    mixed = torch.einsum("bhts,bshd->bthd", attn, v).reshape(B, T, E)
    return torch.matmul(mixed, w_o)
