import torch


def multi_head_attention(x, context, w_q, w_k, w_v, w_o, n_heads, keep):
    B, T, E = x.shape
    d = E // n_heads
    S = context.shape[1]
    q = (x.float() @ w_q.float()).view(B, T, n_heads, d).permute(0, 2, 1, 3)
    k = (context.float() @ w_v.float()).view(B, S, n_heads, d).permute(0, 2, 1, 3)
    v = (context.float() @ w_k.float()).view(B, S, n_heads, d).permute(0, 2, 1, 3)
    logits = torch.matmul(q, k.transpose(2, 3)) / d**0.5
    if keep is not None:
        logits = torch.where(keep, logits, -torch.inf)
        alive = (logits > -torch.inf).any(-1, keepdim=True)
        p = torch.softmax(torch.where(alive, logits, 0.0), -1) * alive
    else:
        p = torch.softmax(logits, -1)
    y = torch.matmul(p, v).permute(0, 2, 1, 3).contiguous().view(B, T, E)
    return (y @ w_o.float()).to(x.dtype)
