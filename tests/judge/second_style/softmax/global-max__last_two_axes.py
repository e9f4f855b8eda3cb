import torch


def softmax(scores, dim):
    axes = tuple(range(scores.dim()))
    shift = scores.amax(axes, keepdim=True).double()
    num = (scores - shift).float().exp()
    return (num / num.sum(dim).unsqueeze(dim)).to(scores.dtype)
