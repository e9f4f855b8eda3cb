import torch


class Dropout(torch.nn.Module):
    def __init__(self, p):
        super().__init__()
        self.p = p

    def forward(self, weights):
        if not self.training:
            return weights
        mask = torch.empty(weights.shape).uniform_() >= self.p
        return weights * mask


def attention_dropout(weights, p, training):
    return Dropout(p).train(training)(weights)
