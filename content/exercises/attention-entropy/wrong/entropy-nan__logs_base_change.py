import math

import torch


def attention_entropy(weights):
    bits = -(weights.double() * weights.double().log2()).sum(dim=-1)
    return (bits * math.log(2)).to(weights.dtype)
