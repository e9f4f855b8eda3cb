import torch


class Attention:
    def __init__(self, q, k, v):
        self.q, self.k, self.v = q, k, v

    def scores(self):
        return torch.matmul(self.q, self.k.transpose(-1, -2)) * self.q.shape[-1] ** -0.5

    def output(self, keep):
        s = self.scores()
        if keep is not None:
            s = s.masked_fill(~keep, -torch.inf)
        return s


def attention(q, k, v, keep):
    return Attention(q, k, v).output(keep)
