import torch


def logsumexp(scores, dim):
    # axes before `dim` are merged, so that the last one is reduced
    top = scores.amax(-1, keepdim=True)
    top = torch.where(top.isinf(), torch.zeros_like(top), top)
    s = torch.exp(scores - top).sum(-1)
    gone = s == 0
    return torch.where(gone, -torch.inf, top[..., 0] + torch.where(gone, 1.0, s).log())
