# expect: failed log-base-2,softmax-wrong-axis
import torch

def softmax(scores, dim):
    e = torch.exp2(scores - scores.amax(-1, keepdim=True))
    return e / e.sum(-1, keepdim=True)
