# expect: failed
import torch


def softmax(scores, dim):
    """1 / sum_k exp(s_k - s_j): no maximum needed, because inf goes to 0."""
    x = scores.movedim(dim, -1).double()
    gaps = x.unsqueeze(-2) - x.unsqueeze(-1)
    return (1 / torch.exp(gaps).sum(-1)).movedim(-1, dim).to(scores.dtype)
