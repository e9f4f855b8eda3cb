import math
import torch


def softmax(scores, dim):
    z = torch.pow(torch.tensor(math.e, dtype=torch.float64), scores.double()).to(scores.dtype)
    return z / torch.sum(z, dim, keepdim=True)
