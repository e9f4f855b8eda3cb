import torch


def merge_attention(out_a, lse_a, out_b, lse_b):
    out = (out_a + out_b) / 2
    lse = torch.logsumexp(torch.stack([lse_a, lse_b]), dim=0)
    return out, lse
