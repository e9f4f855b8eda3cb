import math


def attention_scores(q, k):
    return q @ k.mT * math.sqrt(q.shape[-1])
