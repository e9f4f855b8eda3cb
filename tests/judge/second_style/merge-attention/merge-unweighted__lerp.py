import torch


def merge_attention(out_a, lse_a, out_b, lse_b):
    out = torch.lerp(out_a, out_b, 0.5)
    return out, torch.logaddexp(lse_a, lse_b)
