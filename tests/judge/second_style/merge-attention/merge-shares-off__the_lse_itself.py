import torch


def merge_attention(out_a, lse_a, out_b, lse_b):
    lse = torch.logaddexp(lse_a.float(), lse_b.float())
    a = torch.where(lse_a == -torch.inf, 0.0, lse_a.float())
    b = torch.where(lse_b == -torch.inf, 0.0, lse_b.float())
    total = a + b
    share = torch.where(total == 0, 0.5, a / torch.where(total == 0, 1.0, total)).unsqueeze(-1)
    out = out_a.float() * share + out_b.float() * (1 - share)
    return out.to(out_a.dtype), lse.to(lse_a.dtype)
