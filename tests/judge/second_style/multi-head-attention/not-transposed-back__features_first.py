import torch


def multi_head_attention(x, context, w_q, w_k, w_v, w_o, n_heads, keep):
    B, T, E = x.shape

    def heads(t):
        return t.reshape(B, t.shape[1], n_heads, E // n_heads).transpose(1, 2)

    q, k, v = heads(x @ w_q), heads(context @ w_k), heads(context @ w_v)
    s = (q / (E // n_heads) ** 0.5) @ k.mT
    if keep is not None:
        s = s.masked_fill(~keep, -torch.inf)
    o = s.softmax(-1).nan_to_num(0.0) @ v
    return o.flatten(1).reshape(B, T, E).matmul(w_o)
