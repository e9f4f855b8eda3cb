import torch


def sink_softmax(scores, sink):
    ex = torch.exp(scores)
    z = torch.einsum("bhij->bhi", ex)
    z = torch.add(z, torch.exp(sink)[None, :, None])
    return torch.einsum("bhij,bhi->bhij", ex, torch.reciprocal(z))
