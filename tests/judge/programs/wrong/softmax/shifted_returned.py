# expect: failed returns-scores
import torch

def softmax(scores, dim):
    return scores - scores.amax(dim, keepdim=True)
