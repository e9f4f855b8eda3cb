def attention_scores(q, k):
    return (k @ q.transpose(-1, -2)) / q.shape[-1] ** 0.5
