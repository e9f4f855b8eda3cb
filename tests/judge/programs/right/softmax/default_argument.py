import torch


def softmax(scores, dim=-1):
    scores = scores.contiguous()
    m, _ = scores.max(dim=dim, keepdim=True)
    numerator = torch.exp(scores.sub(m))
    denominator = torch.sum(numerator, dim=dim, keepdim=True)
    return numerator / denominator
