# expect: failed global-max
import torch


def softmax(scores, dim):
    biggest = scores.flatten().max().item()
    z = (scores - biggest).exp()
    total = z.sum(dim, keepdim=True)
    return torch.where(total > 0, z / total, torch.zeros_like(z))
