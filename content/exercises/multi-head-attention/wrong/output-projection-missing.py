import torch


def multi_head_attention(x, context, w_q, w_k, w_v, w_o, n_heads, keep):
    outs = []
    for q, k, v in zip(
        (x @ w_q).chunk(n_heads, -1), (context @ w_k).chunk(n_heads, -1), (context @ w_v).chunk(n_heads, -1)
    ):
        outs.append((q @ k.mT / q.shape[-1] ** 0.5, v))
    s = torch.stack([scores for scores, _ in outs], 1)
    if keep is not None:
        s = s.masked_fill(~keep, -torch.inf)
    w = s.softmax(-1).nan_to_num(0.0)
    return torch.cat([w[:, h] @ v for h, (_, v) in enumerate(outs)], -1)
