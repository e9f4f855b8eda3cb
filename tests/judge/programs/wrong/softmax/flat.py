# expect: failed uniform-weights
import torch


def softmax(scores, dim):
    return torch.full_like(scores, 1.0 / scores.shape[dim])
