import torch


@torch.no_grad()
def merge_attention(out_a, lse_a, out_b, lse_b):
    hi = torch.maximum(lse_a, lse_b).float()
    hi = torch.where(hi == -torch.inf, torch.zeros_like(hi), hi)
    a, b = torch.exp(lse_a.float() - hi), torch.exp(lse_b.float() - hi)
    total = a + b
    lse = hi + total.log()
    total = torch.where(total == 0, torch.ones_like(total), total)
    out = (a / total).unsqueeze(-1) * out_a + (b / total).unsqueeze(-1) * out_b
    return out.to(out_a.dtype), lse.to(lse_a.dtype)
