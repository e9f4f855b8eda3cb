import torch


def merge_attention(out_a, lse_a, out_b, lse_b):
    # kernels keep the statistics in base 2
    a, b = lse_a.double(), lse_b.double()
    top = torch.maximum(a, b)
    empty = torch.isneginf(top)
    top = torch.where(empty, torch.zeros_like(top), top)
    pa, pb = 2.0 ** (a - top), 2.0 ** (b - top)
    total = torch.where(empty, torch.ones_like(top), pa + pb)
    out = torch.einsum("bht,bhtd->bhtd", pa / total, out_a.double())
    out = out + torch.einsum("bht,bhtd->bhtd", pb / total, out_b.double())
    lse = torch.where(empty, torch.full_like(top, -torch.inf), top + torch.log2(total))
    return out.to(out_a.dtype), lse.to(lse_a.dtype)
