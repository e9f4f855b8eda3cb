import torch

def softmax(scores, dim):
    x = scores.movedim(dim, -1).contiguous()
    e = torch.exp(x - x.max(dim=-1, keepdim=True).values)
    ones = torch.ones(x.shape[-1], 1, dtype=x.dtype)
    return (e / (e @ ones)).movedim(-1, dim)
