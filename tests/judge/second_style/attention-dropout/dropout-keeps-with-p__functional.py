import torch.nn.functional as F


def attention_dropout(weights, p, training):
    keep_prob = p
    return F.dropout(weights, 1 - keep_prob, training)
