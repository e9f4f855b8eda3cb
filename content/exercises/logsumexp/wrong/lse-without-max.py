import torch


def logsumexp(scores, dim):
    m = scores.amax(dim, keepdim=True)
    m = torch.where(torch.isinf(m), 0.0, m)
    sum_exp = (scores - m).exp().sum(dim)
    none = sum_exp == 0
    return torch.log(sum_exp.masked_fill(none, 1.0)).masked_fill(none, float("-inf"))
