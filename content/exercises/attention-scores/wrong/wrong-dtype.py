def attention_scores(q, k):
    return q.float() @ k.float().mT / q.shape[-1] ** 0.5
