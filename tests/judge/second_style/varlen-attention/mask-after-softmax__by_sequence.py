import torch


def causal(attn):
    n = attn.shape[-1]
    return attn.masked_fill(torch.triu(torch.ones(n, n, dtype=torch.bool), diagonal=1), 0.0)


def varlen_attention(q, k, v, cu_seqlens):
    out = torch.zeros(q.shape[0], q.shape[1], v.shape[-1], dtype=torch.float64)
    for lo, hi in zip(cu_seqlens.tolist(), cu_seqlens.tolist()[1:]):
        if lo == hi:
            continue
        logits = torch.einsum("ihd,jhd->hij", q[lo:hi].double(), k[lo:hi].double()) / q.shape[-1] ** 0.5
        ex = torch.exp(logits - logits.amax(-1, keepdim=True))
        out[lo:hi] = torch.einsum("hij,jhd->ihd", causal(ex / ex.sum(-1, keepdim=True)), v[lo:hi].double())
    return out.to(q.dtype)
