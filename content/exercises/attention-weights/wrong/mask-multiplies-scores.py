import torch


def attention_weights(q, k, keep):
    scores = torch.matmul(q, k.transpose(2, 3)) / q.shape[3] ** 0.5
    if keep is not None:
        scores = scores.masked_fill(~keep, 0)
    return torch.nn.functional.softmax(scores, dim=-1)
