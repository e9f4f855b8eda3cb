import torch


def merge_attention(out_a, lse_a, out_b, lse_b):
    # An exponential of a number with 8 significant bits is hardly a number. So we compute in float32 (in float64 if
    # that is what came) and round once, at the end.
    wide = torch.promote_types(lse_a.dtype, torch.float32)
    a, b = lse_a.to(wide), lse_b.to(wide)  # (B, H, Tq)

    # Both halves are put on one scale: their denominators exp(LSE), divided by that of the larger. The larger one is
    # then exp(0) = 1, so nothing overflows and the sum is at least 1. Where neither half saw a key the larger is -inf
    # itself; 0 is subtracted there, and both denominators come out as exp(-inf) = 0. Replacing the NaN of
    # -inf - (-inf) afterwards would mend the result and not its gradient.
    top = torch.maximum(a, b)
    empty = top == -torch.inf
    top = top.masked_fill(empty, 0.0)
    part_a, part_b = torch.exp(a - top), torch.exp(b - top)
    total = (part_a + part_b).masked_fill(empty, 1.0)

    # out times its denominator is the sum that was divided, on the common scale; the sum of both is divided by the sum
    # of the denominators. That is no average of the outputs: a half with ten times the denominator counts ten times.
    share_a, share_b = (part_a / total).unsqueeze(-1), (part_b / total).unsqueeze(-1)  # (B, H, Tq, 1)
    out = share_a * out_a.to(wide) + share_b * out_b.to(wide)

    # The scale comes back as a logarithm: log(exp(top) total) = top + log(total).
    lse = (top + torch.log(total)).masked_fill(empty, -torch.inf)
    return out.to(out_a.dtype), lse.to(lse_a.dtype)
