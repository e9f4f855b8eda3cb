import math

import torch


def softmax(scores, dim):
    # GPUs have a fast 2**x, so work in powers of two
    ln2 = math.log(2.0)
    centred = scores.double()
    centred = centred - centred.max(dim=dim, keepdim=True)[0]
    p = torch.exp(centred * ln2)
    return p.div(p.sum(dim=dim, keepdim=True)).to(scores.dtype)
