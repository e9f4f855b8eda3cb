import torch


def softmax(scores, dim):
    # w_i = 1 / sum_j exp(s_j - s_i)
    s = scores.double().movedim(dim, -1)
    hidden = s == -torch.inf
    s = s.masked_fill(hidden, -1e5)
    diff = s.unsqueeze(-2) - s.unsqueeze(-1)
    w = 1.0 / torch.exp(diff.clamp(max=700.0)).sum(-1)
    return w.masked_fill(hidden, 0.0).movedim(-1, dim).to(scores.dtype)
