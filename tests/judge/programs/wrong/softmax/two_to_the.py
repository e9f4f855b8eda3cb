# expect: failed log-base-2
import torch


def softmax(scores, dim):
    powers = 2.0 ** (scores - scores.max(dim, True).values)
    return powers.div(powers.sum(dim, True))
