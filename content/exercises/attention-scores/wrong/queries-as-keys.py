def attention_scores(q, k):
    d = k.shape[-1]
    return k @ k.transpose(-1, -2) / d**0.5
