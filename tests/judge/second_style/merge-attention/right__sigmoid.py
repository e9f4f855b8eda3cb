import torch


def merge_attention(out_a, lse_a, out_b, lse_b):
    a, b = lse_a.float(), lse_b.float()
    dead = (a == -torch.inf) & (b == -torch.inf)
    a, b = torch.where(dead, 0.0, a), torch.where(dead, 0.0, b)
    share = torch.sigmoid(b - a).unsqueeze(-1)
    rest = torch.sigmoid(a - b).unsqueeze(-1)
    out = rest * out_a.float() + share * out_b.float()
    lse = torch.logaddexp(a, b)
    out = torch.where(dead.unsqueeze(-1), 0.0, out)
    return out.to(out_a.dtype), torch.where(dead, -torch.inf, lse).to(lse_a.dtype)
