import torch


def softmax(scores, dim):
    with torch.no_grad():
        scores -= scores.amax(dim, keepdim=True)
    e = torch.exp(scores)
    return e / e.sum(dim, keepdim=True)
