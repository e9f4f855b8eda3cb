import torch


def attention(q, k, v, keep):
    # A score says how well one query matches one key: any real number. Each is a sum of D products, so its spread
    # grows with sqrt(D); dividing by sqrt(D), the width of q and k and of nothing else, keeps the softmax out of
    # saturation. In bfloat16 this line rounds the scores to bfloat16; a fused kernel keeps them in float32.
    scores = q @ k.transpose(-1, -2) / q.shape[-1] ** 0.5  # (B, H, Tq, Tk)

    if keep is None:
        return torch.softmax(scores, dim=-1) @ v

    # The mask acts on scores. exp(-inf) = 0, so that a hidden key takes no part in the row's sum and the visible
    # keys share the whole 1. Masking the weights instead would leave a row that sums to less than one. A finite
    # fill hides only as long as the other scores are far above it. A row that keeps no key would be -inf
    # throughout, and its softmax 0/0 = NaN, so we leave its scores as they are: any finite row will do.
    occupied = keep.any(-1, keepdim=True)
    scores = scores.masked_fill(occupied & ~keep, -torch.inf)

    # Softmax turns the scores of one query into weights along the keys. Where a row keeps no key its weights are
    # then set to 0, and no gradient flows back through them.
    weights = torch.softmax(scores, dim=-1).masked_fill(~occupied, 0.0)

    return weights @ v  # (B, H, Tq, Dv)
