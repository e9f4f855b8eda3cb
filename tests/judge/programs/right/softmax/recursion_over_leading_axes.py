import torch

def softmax(scores, dim):
    dim = dim % scores.dim()
    if dim > 0:
        return torch.stack([softmax(s, dim - 1) for s in scores])
    m = scores.max(0).values
    e = torch.exp(scores - m)
    return e / e.sum(0)
