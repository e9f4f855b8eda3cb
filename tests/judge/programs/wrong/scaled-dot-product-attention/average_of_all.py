# expect: failed uniform-weights,mask-ignored
def attention(q, k, v, keep):
    return v.mean(2, keepdim=True).expand(-1, -1, q.shape[2], -1)
