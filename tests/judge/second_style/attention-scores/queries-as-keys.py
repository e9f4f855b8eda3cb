import torch


class SelfScores:
    def __init__(self, x):
        self.query = x
        self.key = x

    def scores(self):
        return torch.einsum("bhid,bhjd->bhij", self.query, self.key).mul(self.query.shape[3] ** -0.5)


def attention_scores(q, k):
    return SelfScores(q).scores()
