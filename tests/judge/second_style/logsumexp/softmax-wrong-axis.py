import functools
import torch


def add_logs(a, b):
    top, low = torch.maximum(a, b), torch.minimum(a, b)
    gap = torch.where(top.isneginf(), torch.zeros_like(top), low - top)
    return torch.where(top.isneginf(), top, top + torch.log1p(torch.exp(gap)))


def logsumexp(scores, dim):
    # the last axis holds the keys
    return functools.reduce(add_logs, scores.double().unbind(-1)).to(scores.dtype)
