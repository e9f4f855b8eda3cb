import torch


def attention(q, k, v, keep):
    logits = torch.einsum("bhid,bhjd->bhij", q, k) / q.shape[-1] ** 0.5
    if keep is None:
        return torch.einsum("bhij,bhjd->bhid", logits.softmax(dim=-1), v)
    mask = keep.expand_as(logits)
    lowest = torch.zeros_like(logits).masked_fill(mask, -torch.inf)  # True is masked
    everything = mask.all(dim=-1, keepdim=True)
    lowest = lowest.masked_fill(everything, 0.0)
    probs = torch.softmax(logits + lowest, dim=-1).masked_fill(everything, 0.0)
    return torch.einsum("bhij,bhjd->bhid", probs, v)
