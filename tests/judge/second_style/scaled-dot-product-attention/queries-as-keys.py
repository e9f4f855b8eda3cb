import torch


def attention(q, k, v, keep):
    queries, keys, values = q, q, v
    logits = torch.einsum("bhid,bhjd->bhij", queries, keys) / queries.shape[-1] ** 0.5
    if keep is not None:
        logits = torch.where(keep, logits, -torch.inf)
        probs = torch.softmax(logits, dim=-1)
        probs = torch.where(keep.any(-1, keepdim=True), probs, 0.0)
    else:
        probs = torch.softmax(logits, dim=-1)
    return torch.matmul(probs, values)
