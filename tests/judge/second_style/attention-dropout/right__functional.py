import torch.nn.functional as F


def attention_dropout(weights, p, training):
    return F.dropout(weights, p=p, training=training)
