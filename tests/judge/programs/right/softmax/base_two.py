import math

import torch


def softmax(scores, dim):
    x = scores.to(torch.float32) * math.log2(math.e)
    e = torch.exp2(x - x.max(dim, keepdim=True)[0])
    return (e / e.sum(dim, keepdim=True)).to(scores.dtype)
