import torch


class LogProbabilities:
    """exp of it never exceeds 1, so it is a probability"""

    def __init__(self, dim):
        self.dim = dim

    def __call__(self, scores):
        top, _ = torch.max(scores, dim=self.dim, keepdim=True)
        return torch.sub(scores, top)


def log_softmax(scores, dim):
    return LogProbabilities(dim)(scores)
