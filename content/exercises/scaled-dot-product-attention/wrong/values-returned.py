def attention(q, k, v, keep):
    return 1 * v
