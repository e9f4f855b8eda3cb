import torch


def masked_softmax(scores, keep):
    # bfloat16 has 8 significant bits, and exp turns a rounded score into a wrong weight. So we compute in float32 (in
    # float64 if that is what came) and round once, at the end.
    wide = scores.to(torch.promote_types(scores.dtype, torch.float32))

    # The mask acts on scores, before exp: exp(-inf) = 0 adds nothing to the row's sum, so that the visible ones share
    # the whole 1. Masking weights instead would leave a row that sums to less than one, and a finite fill hides only as
    # long as the visible scores lie far above it. A row that keeps no key would be -inf throughout, and its maximum
    # too: -inf - (-inf) = NaN. Such a row keeps its scores for now; any finite row will do.
    occupied = keep.any(-1, keepdim=True)
    masked = wide.masked_fill(occupied & ~keep, -torch.inf)

    # The maximum of the masked scores, not of all: with a hidden score far above the visible ones, every visible
    # exponential would underflow, and 0/0 be left.
    exponentials = torch.exp(masked - masked.amax(-1, keepdim=True))
    weights = exponentials / exponentials.sum(-1, keepdim=True)

    # The rows that keep no key: weights 0, and no gradient flows back through them. Nothing was NaN on the way, so
    # that nothing becomes NaN on the way back.
    return weights.masked_fill(~occupied, 0.0).to(scores.dtype)
