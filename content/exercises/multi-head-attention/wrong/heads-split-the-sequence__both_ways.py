import torch


def multi_head_attention(x, context, w_q, w_k, w_v, w_o, n_heads, keep):
    batch, width = x.shape[0], x.shape[-1]
    shape = (batch, n_heads, -1, width // n_heads)
    q, k, v = [(rows @ w).contiguous().view(shape) for rows, w in ((x, w_q), (context, w_k), (context, w_v))]
    s = torch.einsum("bhid,bhjd->bhij", q, k) / (width // n_heads) ** 0.5
    if keep is not None:
        s = torch.where(keep, s, -torch.inf)
    out = torch.einsum("bhij,bhjd->bhid", s.softmax(-1).nan_to_num(0.0), v)
    return out.reshape(batch, -1, width) @ w_o
