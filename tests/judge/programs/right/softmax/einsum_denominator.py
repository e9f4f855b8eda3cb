import torch

def softmax(scores, dim):
    x = scores.movedim(dim, -1)
    e = torch.exp(x - x.max(-1, keepdim=True)[0])
    z = torch.einsum("...i->...", e)
    return (e / z[..., None]).movedim(-1, dim)
