import torch


def varlen_attention(q, k, v, cu_seqlens):
    total = q.shape[0]
    start = torch.zeros(total, dtype=torch.long)
    for lo, hi in zip(cu_seqlens.tolist(), cu_seqlens.tolist()[1:]):
        start[lo:hi] = lo
    j = torch.arange(total)
    visible = (j[None] >= start[:, None]) & (j[None] <= j[:, None])
    logits = torch.matmul(q.double().transpose(0, 1), k.double().permute(1, 2, 0))
    ex = torch.exp(logits - torch.where(visible, logits, -1e30).amax(-1, keepdim=True))
    ex = torch.where(visible, ex, 0.0)
    attn = ex / ex.sum(-1, keepdim=True)
    return torch.matmul(attn, v.double().transpose(0, 1)).transpose(0, 1).to(q.dtype)
