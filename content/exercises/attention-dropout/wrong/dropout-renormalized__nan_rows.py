import torch


def attention_dropout(weights, p, training):
    if training and p > 0:
        weights = torch.nn.functional.dropout(weights, p)
        weights = weights / weights.sum(dim=-1, keepdim=True)
    return weights
