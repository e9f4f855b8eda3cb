import torch


def merge_attention(out_a, lse_a, out_b, lse_b):
    lse = torch.logaddexp(lse_a.float(), lse_b.float())
    share = (lse_a.float() - lse.clamp_min(-1e30)).exp().unsqueeze(-1)
    out = torch.lerp(out_a.float(), out_b.float(), share)
    out = torch.where(lse.unsqueeze(-1) == -torch.inf, 0.0, out)
    return out.to(out_a.dtype), lse.to(lse_a.dtype)
