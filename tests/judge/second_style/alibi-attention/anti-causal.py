import torch


def alibi_attention(q, k, v, slopes):
    T, S = q.shape[2], k.shape[2]
    p = torch.arange(T)[:, None] + (S - T)
    j = torch.arange(S)[None, :]
    allowed = j >= p
    logits = q.float().matmul(k.float().transpose(2, 3)).div(q.shape[3] ** 0.5)
    logits = logits.add(slopes[:, None, None].mul(j - p))
    logits = logits.where(allowed, -1e30)
    e = (logits - logits.amax(dim=-1, keepdim=True)).exp() * allowed
    w = e / e.sum(dim=-1, keepdim=True)
    return w.matmul(v.float()).to(q.dtype)
