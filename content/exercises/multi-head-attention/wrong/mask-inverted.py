import torch


def multi_head_attention(x, context, w_q, w_k, w_v, w_o, n_heads, keep):
    def split(t):
        return t.unflatten(-1, (n_heads, t.shape[-1] // n_heads)).movedim(-2, 1)

    s = split(x @ w_q) @ split(context @ w_k).mT
    s = s * (x.shape[-1] // n_heads) ** -0.5
    if keep is not None:
        padding = keep  # as key_padding_mask of nn.MultiheadAttention has it
        s = s.masked_fill(padding, -torch.inf)
    out = s.softmax(dim=-1).nan_to_num(nan=0.0) @ split(context @ w_v)
    return out.movedim(1, -2).flatten(-2) @ w_o
