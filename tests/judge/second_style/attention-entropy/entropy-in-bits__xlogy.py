import torch


class Entropy(torch.nn.Module):
    def __init__(self, base=2.0):
        super().__init__()
        self.base = base

    def forward(self, p):
        logs = torch.special.entr(p.double()).sum(dim=-1)
        return (logs / torch.log(torch.tensor(self.base, dtype=torch.float64))).to(p.dtype)


def attention_entropy(weights):
    return Entropy()(weights)
