import torch


def softmax(scores, dim):
    for _ in range(2):
        e = torch.exp(scores - scores.amax(dim, keepdim=True))
        scores = e / e.sum(dim, keepdim=True)
    return scores
