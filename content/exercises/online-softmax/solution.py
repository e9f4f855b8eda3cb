import torch


def online_softmax(blocks):
    row_max = row_sum = None
    dtype = torch.float32
    for tile in blocks:
        # The sum grows tile by tile, and in bfloat16 it would soon stand still: 256 + 1 is 256. So we keep it in
        # float32 (in float64 if that is what came) and round once, at the end.
        dtype = tile.dtype
        scores = tile.to(torch.promote_types(dtype, torch.float32))
        if row_max is None or row_sum is None:
            # Nothing seen yet: the maximum of no scores is -inf, their sum 0. Starting from 0 would take 0 for a score.
            row_max, row_sum = torch.full_like(scores[..., 0], -torch.inf), torch.zeros_like(scores[..., 0])

        new_max = torch.maximum(row_max, scores.amax(-1))
        # While only -inf was seen, -inf - (-inf) would be NaN. With 0 in its place every exponent is -inf, and its
        # exponential 0.
        shift = new_max.masked_fill(new_max == -torch.inf, 0.0)

        # All terms so far were exp(s - row_max). Times exp(row_max - shift) they are exp(s - shift): the old scores are
        # not needed again. The factor is at most 1, and 1 where the maximum stays.
        row_sum = row_sum * torch.exp(row_max - shift) + torch.exp(scores - shift.unsqueeze(-1)).sum(-1)
        row_max = new_max
    return row_max.to(dtype), row_sum.to(dtype)
