import torch


def linear_attention(q, k, v):
    def feature(x):
        return torch.relu(x) + 1

    state = feature(k).mT @ v
    total = feature(k).sum(-2, keepdim=True)
    return (feature(q) @ state) / (feature(q) * total).sum(-1, keepdim=True)
