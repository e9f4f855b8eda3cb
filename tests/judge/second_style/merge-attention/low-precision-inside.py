import torch


def merge_attention(out_a, lse_a, out_b, lse_b):
    x, y = lse_a.float(), lse_b.float()
    dead = torch.maximum(x, y).isneginf()
    x, y = x.masked_fill(dead, 0.0), y.masked_fill(dead, 0.0)
    # weights of the two halves, stored in bfloat16
    share_a = torch.sigmoid(x - y).bfloat16()
    share_b = torch.sigmoid(y - x).bfloat16()
    out = share_a[..., None] * out_a.bfloat16() + share_b[..., None] * out_b.bfloat16()
    out = out.masked_fill(dead[..., None], 0.0)
    lse = torch.logaddexp(x, y).masked_fill(dead, -torch.inf)
    return out.to(out_a.dtype), lse.to(lse_a.dtype)
