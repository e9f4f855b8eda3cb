import torch


def log_softmax(scores, dim):
    centred = scores - torch.amax(scores, 0, keepdim=True)
    return centred - torch.log(torch.sum(torch.exp(centred), 0, keepdim=True))
