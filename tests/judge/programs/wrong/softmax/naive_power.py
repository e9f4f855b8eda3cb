# expect: failed no-max-subtraction
import math

import torch


def softmax(scores, dim):
    grown = math.e**scores
    total = grown.sum(dim=dim, keepdim=True)
    return grown / total
