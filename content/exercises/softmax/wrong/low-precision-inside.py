import torch


def softmax(scores, dim):
    x = scores - scores.amax(dim, keepdim=True)
    e = torch.exp(x.bfloat16()).float()
    return (e / e.sum(dim, keepdim=True)).to(scores.dtype)
