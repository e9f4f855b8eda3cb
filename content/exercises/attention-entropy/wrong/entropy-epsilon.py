def attention_entropy(weights):
    return -(weights * (weights + 1e-3).log()).sum(-1)
