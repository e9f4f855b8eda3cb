import torch


def softmax(scores, dim):
    # swap the wanted axis to the end ...
    t = scores.transpose(dim, -1)
    # ... and normalise along it
    p = torch.exp(t - t.amax(dim, keepdim=True))
    p = p / p.sum(dim, keepdim=True)
    return p.transpose(dim, -1)
