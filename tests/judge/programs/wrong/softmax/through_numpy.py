# expect: failed gradient-detached
import numpy as np
import torch


def softmax(scores, dim):
    x = scores.detach().double().numpy()
    e = np.exp(x - x.max(axis=dim, keepdims=True))
    return torch.from_numpy(e / e.sum(axis=dim, keepdims=True)).to(scores.dtype)
