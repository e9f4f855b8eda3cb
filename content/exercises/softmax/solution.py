import torch


def softmax(scores, dim):
    # bfloat16 has 8 significant bits, and exp turns a rounded score into a wrong weight. So we compute in float32
    # (in float64 if that is what came) and round once, at the end.
    wide = scores.to(torch.promote_types(scores.dtype, torch.float32))

    # Softmax does not change when the same number is added to all scores of a slice: exp(s + c) = exp(s) exp(c),
    # and exp(c) cancels in the quotient. We choose c = -max, so that the largest exponent is exp(0) = 1: nothing
    # overflows, and the sum is at least 1, so nothing is divided by 0. One maximum for the whole tensor would not
    # do: in a slice far below it every exp would underflow to 0.
    shifted = wide - wide.amax(dim, keepdim=True)

    # keepdim=True leaves a dimension of size 1 where the reduction was, so that the result broadcasts along `dim`,
    # whichever axis that is, negative ones included.
    exponentials = torch.exp(shifted)

    # No step works in place: `scores` belongs to the caller. And no step leaves autograd: the gradient of the
    # maximum cancels by itself, because the result does not depend on the shift.
    return (exponentials / exponentials.sum(dim, keepdim=True)).to(scores.dtype)
