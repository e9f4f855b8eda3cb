import torch


def attention_dropout(weights, p, training):
    # Dropout is a regulariser. Outside training it does nothing at all: no draw, and no factor either, because the
    # survivors are enlarged in training already ("inverted" dropout).
    if not training or p == 0:
        return weights

    # At p = 1 nothing survives. 1 / (1 - p) would be 1 / 0, and 0 times infinity is NaN; a factor of 0 gives zeros, and
    # keeps the result part of the graph.
    factor = 0.0 if p == 1 else 1 / (1 - p)

    # One uniform number for each weight, in float32 whatever the weights are: in bfloat16 a uniform number is a
    # multiple of 1/256, so that p = 0.1 would drop 26 of 256, which is more than a tenth. The numbers lie in [0, 1), so
    # that `>= p` keeps with a probability of just 1 - p. Nothing is seeded here: every call must draw anew.
    kept = torch.rand(weights.shape, device=weights.device) >= p

    # A dropped weight is 0, a survivor 1 / (1 - p) times itself: (1 - p) / (1 - p) = 1 times the weight on average.
    # Rows no longer sum to 1, and are not meant to; dividing by what is left would undo the noise. Multiplied and not
    # written into `weights`, which belongs to the caller; autograd sends the gradient through the same mask and factor.
    return weights * kept * factor
