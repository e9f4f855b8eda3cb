import torch


def attention_dropout(weights, p, training):
    return torch.nn.functional.dropout(weights, p)
