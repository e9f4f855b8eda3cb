# expect: failed returns-scores
def attention(q, k, v, keep):
    s = q @ k.mT / q.size(-1) ** 0.5
    if keep is not None:
        s = s.masked_fill(~keep, float("-inf"))
    return s @ v
