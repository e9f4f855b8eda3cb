import torch


def softmax(scores, dim):
    n = scores.shape[dim]
    biggest, _ = scores.max(dim=dim, keepdim=True)
    ex = (scores - biggest).exp_()
    return ex / ex.mean(dim=dim, keepdim=True) / n
