# expect: failed|raised input-modified
import torch


def softmax(scores, dim):
    scores -= scores.amax(dim, keepdim=True)
    scores.exp_()
    scores /= scores.sum(dim, keepdim=True)
    return scores
