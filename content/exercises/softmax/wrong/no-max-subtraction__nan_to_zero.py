import torch


def softmax(scores, dim):
    e = scores.exp()
    return torch.nan_to_num(e / e.sum(dim, keepdim=True), nan=0.0)
