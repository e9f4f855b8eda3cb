def attention_weights(q, k, keep):
    scores = q @ k.mT / q.shape[-1] ** 0.5
    return scores if keep is None else scores.masked_fill(~keep, float("-inf"))
