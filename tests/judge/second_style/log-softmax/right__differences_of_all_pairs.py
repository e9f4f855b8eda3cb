import torch


def log_softmax(scores, dim):
    """-log sum_j exp(s_j - s_i), each i with its own shift."""
    x = scores.double().movedim(dim, -1)
    nothing = x.isneginf()
    own = x.masked_fill(nothing, 0.0)
    gaps = x.unsqueeze(-2) - own.unsqueeze(-1)  # [..., i, j] = s_j - s_i
    top = gaps.detach().amax(-1, keepdim=True)
    y = -(top.squeeze(-1) + torch.exp(gaps - top).sum(-1).log())
    return y.masked_fill(nothing, -torch.inf).movedim(-1, dim).to(scores.dtype)
