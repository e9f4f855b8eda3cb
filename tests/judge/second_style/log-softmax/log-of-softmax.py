import torch


class Softmax:
    def __init__(self, dim):
        self.dim = dim

    def __call__(self, x):
        e = torch.exp(x - torch.amax(x, self.dim, keepdim=True))
        return e / torch.sum(e, self.dim, keepdim=True)


def log_softmax(scores, dim):
    probabilities = Softmax(dim)(scores.to(torch.float32))
    return torch.log(probabilities).type_as(scores)
