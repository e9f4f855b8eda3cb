import torch


def merge_attention(out_a, lse_a, out_b, lse_b):
    lse = torch.stack([lse_a, lse_b]).double()
    out = torch.stack([out_a, out_b]).double()
    none = torch.isneginf(lse).all(0)
    filled = lse.masked_fill(none, 0.0)
    merged = torch.einsum("nbhtd,nbht->bhtd", out, torch.softmax(filled, 0))
    merged = merged.masked_fill(none[..., None], 0.0)
    return merged.to(out_a.dtype), filled.logsumexp(0).masked_fill(none, -torch.inf).to(lse_a.dtype)
