import torch


def merge_attention(out_a, lse_a, out_b, lse_b):
    a, b = lse_a.float(), lse_b.float()
    top = torch.maximum(a, b)
    top = torch.where(top == -torch.inf, torch.zeros_like(top), top)
    ea, eb = (a - top).exp(), (b - top).exp()
    s = ea + eb
    safe = torch.where(s == 0, torch.ones_like(s), s)
    lse = torch.where(s == 0, torch.full_like(s, -torch.inf), top + safe.log())
    out = (ea / safe)[..., None] * out_a.bfloat16().float() + (eb / safe)[..., None] * out_b.bfloat16().float()
    return out.to(out_a.dtype), lse.to(lse_a.dtype)
