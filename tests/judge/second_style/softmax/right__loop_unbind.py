import torch


def softmax(scores, dim):
    parts = scores.unbind(dim)
    top = parts[0]
    for p in parts[1:]:
        top = torch.maximum(top, p)
    es = [(p.double() - top.double()).exp() for p in parts]
    tot = sum(es[1:], es[0])
    return torch.stack([e / tot for e in es], dim).to(scores.dtype)
