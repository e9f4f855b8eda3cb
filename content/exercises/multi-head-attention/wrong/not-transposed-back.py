import torch


def multi_head_attention(x, context, w_q, w_k, w_v, w_o, n_heads, keep):
    b, t, e = x.shape

    def heads(rows, w):
        return (rows @ w).view(b, -1, n_heads, e // n_heads).permute(0, 2, 1, 3)

    q, k, v = heads(x, w_q), heads(context, w_k), heads(context, w_v)
    scores = torch.matmul(q, k.transpose(-2, -1)) * (e // n_heads) ** -0.5
    if keep is not None:
        scores = scores.masked_fill(keep.logical_not(), -torch.inf)
    out = torch.matmul(scores.softmax(-1).nan_to_num(0.0), v)
    return torch.matmul(out.reshape(b, t, e), w_o)
