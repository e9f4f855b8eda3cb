import torch


class Sampler:
    def __init__(self, temperature):
        self.t = temperature

    def probs(self, logits):
        z = logits - logits.max(-1, keepdim=True).values
        ex = z.exp()
        return ex.div(ex.sum(-1, keepdim=True))

    def __call__(self, logits):
        p = self.probs(logits.float() / self.t)
        return self.probs(p).to(logits.dtype)


def temperature_softmax(scores, temperature):
    return Sampler(temperature)(scores)
