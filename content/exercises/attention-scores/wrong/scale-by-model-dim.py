def attention_scores(q, k):
    batch, heads, length, width = q.shape
    d_model = heads * width
    return (q @ k.transpose(2, 3)) / d_model**0.5
