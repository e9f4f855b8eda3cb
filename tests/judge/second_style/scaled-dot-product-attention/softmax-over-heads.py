import torch


def attention(q, k, v, keep):
    logits = torch.einsum("bhid,bhjd->bijh", q, k) * q.shape[-1] ** -0.5
    if keep is not None:
        mask = keep.expand(q.shape[0], q.shape[1], q.shape[2], k.shape[2]).permute(0, 2, 3, 1)
        logits = torch.where(mask, logits, -torch.inf)
        probs = torch.nan_to_num(torch.softmax(logits, dim=-1), nan=0.0)
    else:
        probs = torch.softmax(logits, dim=-1)
    return torch.einsum("bijh,bhjd->bhid", probs, v)
