import torch


def attention(q, k, v, keep):
    logits = torch.einsum("bhid,bhjd->bhij", q, k) / q.shape[-1] ** 0.5
    if keep is None:
        return logits.softmax(-1) @ v
    bias = torch.log(keep.to(logits.dtype))
    out = torch.softmax(logits + bias, dim=-1) @ v
    return torch.where(keep.any(-1, keepdim=True), out, torch.zeros_like(out))
