import math

import torch


def log_softmax(scores, dim):
    y = scores - scores.amax(dim, keepdim=True)
    y = y - y.exp().sum(dim, keepdim=True).log()
    return y / math.log(2.0)
