import torch

def softmax(scores, dim):
    s, _ = scores.sort(dim=dim, descending=True)
    m = s.narrow(dim, 0, 1)
    e = (scores - m).exp()
    total = torch.cumsum(e, dim).narrow(dim, e.size(dim) - 1, 1)
    return e * total.reciprocal()
