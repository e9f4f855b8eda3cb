import torch


def softmax(scores, dim):
    flat = scores.reshape(-1)
    e = torch.exp(flat - flat.max())
    return (e / e.sum()).reshape(scores.shape)
