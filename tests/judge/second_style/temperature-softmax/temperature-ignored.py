import torch


class Softmax:
    temperature = 1.0

    def __call__(self, logits):
        scaled = logits / self.temperature
        ex = torch.exp(scaled - torch.amax(scaled, dim=-1, keepdim=True))
        return torch.div(ex, ex.sum(dim=-1, keepdim=True))


def temperature_softmax(scores, temperature):
    layer = Softmax()
    layer.temp = temperature
    return layer(scores)
