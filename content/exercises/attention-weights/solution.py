import torch


def attention_weights(q, k, keep):
    # A score is any real number. It becomes a weight by the softmax and by nothing before it: the scale and the mask
    # both act on scores.
    scores = q @ k.transpose(-1, -2) / q.shape[-1] ** 0.5  # (B, H, Tq, Tk)

    # The keys are the last axis. Softmax along the queries would make columns that sum to one, so that keys would
    # compete for queries.
    if keep is None:
        return torch.softmax(scores, dim=-1)

    # exp(-inf) = 0: a hidden key gets weight 0 and takes nothing from the others. In a row that keeps no key everything
    # would be -inf and the softmax 0/0 = NaN; such a row keeps its finite scores, and its weights are zeroed
    # afterwards. Replacing the NaN would mend the value, and not always the gradient, where 0 * NaN is NaN.
    occupied = keep.any(-1, keepdim=True)
    weights = torch.softmax(scores.masked_fill(occupied & ~keep, -torch.inf), dim=-1)
    return weights.masked_fill(~occupied, 0.0)
