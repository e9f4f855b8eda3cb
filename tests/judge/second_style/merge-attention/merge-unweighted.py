import torch


def merge_attention(out_a, lse_a, out_b, lse_b):
    # two halves of the keys: the mean of the two results
    out = torch.stack([out_a, out_b], dim=0).float().mean(dim=0)
    hi = torch.max(lse_a, lse_b).float()
    dead = hi.isneginf()
    safe = hi.masked_fill(dead, 0.0)
    z = (torch.exp(lse_a.float() - safe) + torch.exp(lse_b.float() - safe)).masked_fill(dead, 1.0)
    return out.to(out_a.dtype), (safe + z.log()).masked_fill(dead, -torch.inf).to(lse_a.dtype)
