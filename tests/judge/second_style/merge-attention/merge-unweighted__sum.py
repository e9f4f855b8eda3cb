import torch


def merge_attention(out_a, lse_a, out_b, lse_b):
    out = torch.add(out_a, out_b)
    pair = torch.cat([lse_a.unsqueeze(-1), lse_b.unsqueeze(-1)], dim=-1).double()
    return out, torch.logsumexp(pair, dim=-1).to(lse_a.dtype)
