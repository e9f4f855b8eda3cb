# expect: failed uniform-weights,causal-missing
def causal_attention(q, k, v):
    return v.mean(dim=2, keepdim=True).repeat(1, 1, q.shape[2], 1)
