import torch


def softmax(scores, dim):
    largest = scores.max(dim=-1, keepdim=True).values
    unnormalised = (scores - largest).exp()
    return unnormalised / unnormalised.sum(dim=-1, keepdim=True)
