import torch


class Head:
    def __init__(self, query, key):
        self.query, self.key = query.double(), key.double()

    def lse(self):
        return torch.logsumexp(self.scores(), dim=-1)

    def scores(self):
        return torch.einsum("bhid,bhjd->bhij", self.query, self.key) / self.query.shape[-1] ** 0.5

    def mix(self, rows):
        return torch.einsum("bhij,bhje->bhie", torch.softmax(self.scores(), -1), rows.double())


def attention_with_lse(q, k, v):
    head = Head(q, k)
    return head.mix(k).to(q.dtype), head.lse().to(q.dtype)
