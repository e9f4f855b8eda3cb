import torch


def attention(q, k, v, keep):
    scores = (q.double() @ k.double().transpose(2, 3)) / (q.shape[3] ** 0.5)
    if keep is not None:
        scores = scores.masked_fill(~keep, -1e300)
        weights = torch.softmax(scores, 3) * keep
    else:
        weights = torch.softmax(scores, 3)
    return torch.matmul(weights, v.double()).type_as(v)
