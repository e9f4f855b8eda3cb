import torch


def attention(q, k, v, keep):
    logits = torch.bmm(q.flatten(0, 1), k.flatten(0, 1).mT).unflatten(0, q.shape[:2]) / q.shape[-1] ** 0.5
    probs = torch.softmax(logits, dim=-1)
    if keep is not None:
        # hidden keys get no weight
        probs = probs.masked_fill(keep.logical_not(), 0)
    return torch.einsum("bhij,bhjv->bhiv", probs, v)
