import torch


class LogSumExp:
    def __init__(self, dim):
        self.dim = dim

    def stable(self, x):
        m = x.max(self.dim, keepdim=True).values
        return x - m.nan_to_num(neginf=0.0)

    def __call__(self, x):
        total = self.stable(x.double()).exp().sum(self.dim)
        safe = total + (total == 0)
        return torch.where(total == 0, -torch.inf, safe.log()).to(x.dtype)


def logsumexp(scores, dim):
    return LogSumExp(dim)(scores)
