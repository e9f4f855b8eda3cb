import torch
import torch.nn.functional as F


def attention(q, k, v, keep):
    # look the value up that belongs to the best key
    logits = torch.einsum("bhid,bhjd->bhij", q, k) / q.shape[-1] ** 0.5
    if keep is not None:
        logits = torch.where(keep, logits, -torch.inf)
    onehot = F.one_hot(logits.max(dim=-1).indices, num_classes=k.shape[2]).to(v.dtype)
    if keep is not None:
        onehot = onehot * keep.any(-1, keepdim=True)
    return torch.einsum("bhij,bhjd->bhid", onehot, v)
