import torch


class Probabilities:
    def __init__(self, logits):
        self.logits = logits.to(torch.float64)

    def values(self):
        top = self.logits.max(-1, keepdim=True).values
        ex = torch.exp(self.logits - top)
        return ex / ex.sum(-1, keepdim=True)


def masked_softmax(scores, keep):
    p = Probabilities(scores).values()
    zero = torch.zeros((), dtype=p.dtype)
    return torch.where(keep, p, zero).to(scores.dtype)
