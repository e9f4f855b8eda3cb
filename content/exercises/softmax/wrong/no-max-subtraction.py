import torch


def softmax(scores, dim):
    numerator = torch.exp(scores)
    denominator = torch.sum(numerator, dim, keepdim=True)
    return numerator / denominator
