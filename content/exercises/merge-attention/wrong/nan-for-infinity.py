import torch


def merge_attention(out_a, lse_a, out_b, lse_b):
    lse = torch.logaddexp(lse_a, lse_b)
    share_a, share_b = torch.exp(lse_a - lse), torch.exp(lse_b - lse)
    return share_a.unsqueeze(-1) * out_a + share_b.unsqueeze(-1) * out_b, lse
