import torch


def merge_attention(out_a, lse_a, out_b, lse_b):
    top = torch.maximum(lse_a, lse_b)
    a, b = torch.exp(lse_a - top), torch.exp(lse_b - top)
    total = a + b
    out = (out_a * a[..., None] + out_b * b[..., None]) / total[..., None]
    return out.to(out_a.dtype), top + torch.log(total)
