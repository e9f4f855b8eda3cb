import torch


def logsumexp(scores, dim):
    # bfloat16 has 8 significant bits, too few for a sum of exponentials. So we compute in float32 (in float64 if that
    # is what came) and round once, at the end.
    wide = scores.to(torch.promote_types(scores.dtype, torch.float32))

    # log(sum of exp(s)) = c + log(sum of exp(s - c)) for any finite c. With c = max the largest exponential is 1: no
    # overflow, and the sum is at least 1. A row that is -inf throughout has the maximum -inf, and -inf - (-inf) is NaN;
    # there any finite number serves as the shift.
    top = wide.amax(dim, keepdim=True)
    top = top.masked_fill(top == -torch.inf, 0.0)

    # Unlike in softmax the shift does not cancel: it is added back after the logarithm. The reduction without keepdim
    # drops the axis, so the maximum has to lose it as well.
    total = torch.exp(wide - top).sum(dim)
    empty = total == 0

    # log(0) = -inf would be the right value, but its derivative is 1/0, which the exponentials, all 0, turn into NaN on
    # the way back. So the logarithm never sees the 0, and no gradient flows through what is filled in afterwards.
    log_total = torch.log(total.masked_fill(empty, 1.0))
    return (top.squeeze(dim) + log_total).masked_fill(empty, -torch.inf).to(scores.dtype)
