import torch


def varlen_attention(q, k, v, cu_seqlens):
    total = q.shape[0]
    mask = torch.zeros(total, total, dtype=torch.bool)
    for lo, hi in zip(cu_seqlens[:-1].tolist(), cu_seqlens[1:].tolist()):
        mask[lo:hi, lo:hi] = torch.tril(torch.ones(hi - lo, hi - lo, dtype=torch.bool))
    logits = torch.matmul(q.movedim(0, 1), k.movedim(0, 1).mT).div(q.shape[-1] ** 0.5)
    attn = torch.softmax(logits, dim=-1)
    attn = torch.where(mask, attn, torch.zeros((), dtype=attn.dtype))
    return torch.matmul(attn, v.movedim(0, 1)).movedim(0, 1)
