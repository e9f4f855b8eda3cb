import math


def attention_scores(q, k):
    scores = q @ k.mT
    return scores / math.sqrt(scores.size(-1))
