import torch


def attention(q, k, v, keep):
    # similarity is the negative product
    logits = torch.sub(torch.zeros(()), torch.einsum("bhid,bhjd->bhij", q, k)) / q.shape[-1] ** 0.5
    if keep is not None:
        some = keep.any(-1, keepdim=True)
        logits = torch.where(keep | ~some, logits, -torch.inf)
        return (torch.softmax(logits, dim=-1) * some).to(v.dtype) @ v
    return torch.softmax(logits, dim=-1).to(v.dtype) @ v
