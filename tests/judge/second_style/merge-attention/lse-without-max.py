import torch


def merge_attention(out_a, lse_a, out_b, lse_b):
    a, b = lse_a.double(), lse_b.double()
    hi, lo = torch.maximum(a, b), torch.minimum(a, b)
    dead = hi == -torch.inf
    gap = torch.where(lo == -torch.inf, -torch.inf, lo - hi.masked_fill(dead, 0.0))
    log_total = torch.log1p(torch.exp(gap))  # log(1 + e^(lo - hi))
    pa = torch.exp(a - hi.masked_fill(dead, 0.0) - log_total).unsqueeze(-1)
    pb = torch.exp(b - hi.masked_fill(dead, 0.0) - log_total).unsqueeze(-1)
    return (pa * out_a + pb * out_b).to(out_a.dtype), log_total.masked_fill(dead, -torch.inf).to(lse_a.dtype)
