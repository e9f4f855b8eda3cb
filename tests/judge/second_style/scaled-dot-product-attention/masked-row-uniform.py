import torch


def attention(q, k, v, keep):
    logits = torch.matmul(q.float(), k.float().mT).div(q.shape[-1] ** 0.5)
    if keep is not None:
        logits = logits + (1.0 - keep.float()) * -1e10
    return torch.einsum("bhij,bhjd->bhid", torch.softmax(logits, dim=3), v.float()).to(q.dtype)
