import torch


def grouped_query_attention(q, k, v, keep):
    reps = q.shape[1] // k.shape[1]
    kk, vv = k.repeat_interleave(reps, dim=1), v.repeat_interleave(reps, dim=1)
    logits = torch.einsum("bhqd,bhkd->bhqk", q, kk) / q.shape[-1] ** 0.5
    if keep is not None:
        logits = logits.masked_fill(keep.logical_not(), -1e9)
    return torch.einsum("bhqk,bhkd->bhqd", logits.softmax(-1), vv)
