import torch


def multi_head_attention(x, context, w_q, w_k, w_v, w_o, n_heads, keep):
    def heads(t):
        return torch.stack(t.chunk(n_heads, dim=-1), dim=1)

    q, k, v = heads(torch.matmul(x, w_q)), heads(torch.matmul(context, w_k)), heads(torch.matmul(context, w_v))
    logits = torch.matmul(q, k.transpose(2, 3)) * q.size(3) ** -0.5
    if keep is not None:
        bias = torch.zeros(keep.shape, dtype=logits.dtype)
        bias.masked_fill_(keep.logical_not(), -torch.inf)
        logits = logits + bias
    logits = logits - logits.amax(-1, keepdim=True)
    p = torch.exp(logits)
    p = p / p.sum(-1, keepdim=True)
    merged = torch.cat(torch.matmul(p, v).unbind(1), dim=-1)
    return torch.matmul(merged, w_o)
