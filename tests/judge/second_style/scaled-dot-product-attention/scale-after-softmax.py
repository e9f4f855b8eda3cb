import torch


def attention(q, k, v, keep):
    logits = torch.einsum("bhid,bhjd->bhij", q, k)
    alive = None
    if keep is not None:
        alive = keep.any(-1, keepdim=True)
        logits = logits.masked_fill(~keep & alive, -torch.inf)
    attn = torch.softmax(logits, dim=-1) / q.shape[-1] ** 0.5
    if alive is not None:
        attn = attn * alive
    return torch.einsum("bhij,bhjd->bhid", attn, v)
