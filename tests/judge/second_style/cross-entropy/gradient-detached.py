import torch


class CrossEntropy:
    def __call__(self, logits, targets):
        x = torch.tensor(logits.tolist(), dtype=torch.float64)
        x = x - x.amax(1, keepdim=True)
        loss = x.exp().sum(1).log() - x[torch.arange(len(x)), targets]
        return loss.mean().to(logits.dtype)


def cross_entropy(logits, targets):
    return CrossEntropy()(logits, targets)
