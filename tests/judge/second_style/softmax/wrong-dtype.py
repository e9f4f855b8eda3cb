import torch


def softmax(scores, dim):
    # work in single precision for accuracy
    t = scores.to(dtype=torch.float32)
    t = torch.sub(t, torch.max(t, dim, keepdim=True)[0])
    return torch.exp(t).div(torch.exp(t).sum(dim, keepdim=True))
