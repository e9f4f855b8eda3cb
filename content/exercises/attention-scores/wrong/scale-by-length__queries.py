def attention_scores(q, k):
    # q.shape[2] was the width while q was (B, T, E)
    return (q @ k.mT) * q.shape[2] ** -0.5
