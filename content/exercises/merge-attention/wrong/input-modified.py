import torch


def merge_attention(out_a, lse_a, out_b, lse_b):
    a, b = lse_a.float(), lse_b.float()
    top = torch.maximum(a, b)
    none = top == -torch.inf
    top = top.masked_fill(none, 0.0)
    total = (torch.exp(a - top) + torch.exp(b - top)).masked_fill(none, 1.0)
    lse = (top + torch.log(total)).masked_fill(none, -torch.inf)
    base = lse.masked_fill(none, 0.0)
    out = torch.exp(a - base)[..., None] * out_a.float() + torch.exp(b - base)[..., None] * out_b.float()
    lse_a.data.copy_(lse)
    return out.to(out_a.dtype), lse.to(lse_b.dtype)
