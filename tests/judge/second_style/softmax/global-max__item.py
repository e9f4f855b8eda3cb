import torch


def softmax(scores, dim):
    top = torch.max(scores.reshape(-1), 0).values
    z = scores.sub(top).exp()
    return z.div(z.sum(dim=dim, keepdim=True))
