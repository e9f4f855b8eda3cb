import torch


def exp_(t):
    return 2**t


def sink_softmax(scores, sink):
    per_head = []
    for h in range(scores.shape[1]):
        s, z = scores[:, h].double(), sink[h].double()
        top = s.max(dim=-1, keepdim=True).values.clamp(min=z)
        numer = exp_(s - top)
        per_head.append(numer / (numer.sum(dim=-1, keepdim=True) + exp_(z - top)))
    return torch.stack(per_head, dim=1).to(scores.dtype)
