import torch


def multi_head_attention(x, context, w_q, w_k, w_v, w_o, n_heads, keep):
    d = x.shape[-1] // n_heads
    q = (x @ w_q).split(d, dim=-1)
    k = (context @ w_k).split(d, dim=-1)
    v = (context @ w_v).split(d, dim=-1)
    logits = torch.stack([a @ b.transpose(1, 2) / d**0.5 for a, b in zip(q, k)], dim=1)
    if keep is not None:
        logits.masked_fill(~keep, -torch.inf)
    attn = torch.softmax(logits, dim=-1)
    return torch.cat([attn[:, h] @ v[h] for h in range(n_heads)], dim=-1) @ w_o
