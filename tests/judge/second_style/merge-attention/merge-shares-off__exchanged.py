import torch


def merge_attention(out_a, lse_a, out_b, lse_b):
    la, lb = lse_a.float(), lse_b.float()
    both = torch.logaddexp(la, lb)
    shift = both.masked_fill(both == -torch.inf, 0)
    wa, wb = (la - shift).exp()[..., None], (lb - shift).exp()[..., None]
    out = wb * out_a.float() + wa * out_b.float()
    return out.to(out_a.dtype), both.to(lse_a.dtype)
