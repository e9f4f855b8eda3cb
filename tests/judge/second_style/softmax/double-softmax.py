import torch


class Normalizer:
    def __init__(self, dim):
        self.dim = dim

    def __call__(self, t):
        shifted = t - torch.max(t, dim=self.dim, keepdim=True).values
        numer = shifted.exp()
        return numer * numer.sum(self.dim, keepdim=True).reciprocal()


def softmax(scores, dim):
    layer = Normalizer(dim)
    out = layer(scores)
    # normalise again, to be sure that everything adds up to 1
    return layer(out)
