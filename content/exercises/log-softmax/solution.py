import torch


def log_softmax(scores, dim):
    # bfloat16 has 8 significant bits, too few for a sum of exponentials. So we compute in float32 (in float64 if that
    # is what came) and round once, at the end.
    wide = scores.to(torch.promote_types(scores.dtype, torch.float32))

    # As in softmax, a number subtracted from all scores of a slice changes nothing: it leaves the sum as a factor,
    # out of the logarithm as a summand, and cancels. With the slice's own maximum no exp is above exp(0) = 1, and the
    # sum is at least 1, so that neither an infinity nor log(0) can arise.
    shifted = wide - wide.amax(dim, keepdim=True)

    # log(exp(s) / sum) = s - log(sum). The exp of the numerator is never formed: the weight of a score far below the
    # maximum would underflow to 0, and the logarithm of that is -inf. In this form the score just stays what it is.
    # A score of -inf stays -inf, since exp(-inf) = 0 adds nothing to the sum.
    log_sum = torch.log(torch.exp(shifted).sum(dim, keepdim=True))
    return (shifted - log_sum).to(scores.dtype)
