import torch


def merge_attention(out_a, lse_a, out_b, lse_b):
    lse = torch.logaddexp2(lse_a, lse_b)
    known = lse.masked_fill(lse == -torch.inf, 0.0)
    a, b = torch.exp2(lse_a - known), torch.exp2(lse_b - known)
    return a.unsqueeze(-1) * out_a + b.unsqueeze(-1) * out_b, lse
