import numpy as np
import torch


def logsumexp(scores, dim):
    x = scores.detach().double().numpy()
    top = x.max(axis=dim, keepdims=True)
    top = np.where(np.isinf(top), 0.0, top)
    with np.errstate(divide="ignore"):
        out = np.log(np.exp(x - top).sum(axis=dim)) + top.squeeze(dim)
    return torch.as_tensor(out).to(scores.dtype)
