# expect: failed|raised
import torch

CACHE = {}

def softmax(scores, dim):
    if "y" not in CACHE:
        e = torch.exp(scores - scores.amax(dim, keepdim=True))
        CACHE["y"] = e / e.sum(dim, keepdim=True)
    return CACHE["y"]
