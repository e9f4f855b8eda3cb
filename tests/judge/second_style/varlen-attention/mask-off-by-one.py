import torch


def varlen_attention(q, k, v, cu_seqlens):
    total = q.shape[0]
    index = torch.arange(total)
    seq = torch.bucketize(index, cu_seqlens.long()[1:], right=True)
    same = seq.unsqueeze(0) == seq.unsqueeze(1)
    future = index.unsqueeze(0) > index.unsqueeze(1) + 1
    logits = torch.einsum("ihd,jhd->hij", q, k) / q.shape[-1] ** 0.5
    logits = logits.masked_fill(~same | future, -torch.inf)
    return torch.einsum("hij,jhd->ihd", torch.softmax(logits, dim=-1), v)
