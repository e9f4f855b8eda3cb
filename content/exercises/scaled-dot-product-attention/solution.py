import torch


def attention(q, k, v, keep):
    # A score says how well one query matches one key: any real number. Each is a sum of D products, so its spread grows
    # with sqrt(D); dividing by sqrt(D), the width of q and k and of nothing else, keeps the softmax out of saturation.
    scores = q @ k.transpose(-1, -2) / q.shape[-1] ** 0.5  # (B, H, Tq, Tk)

    if keep is None:
        return torch.softmax(scores, dim=-1) @ v

    # The mask acts on scores. exp(-inf) = 0, so that a hidden key takes no part in the row's sum and the visible keys share
    # the whole 1. Masking the weights instead would leave a row that sums to less than one. A finite fill hides only as long
    # as the other scores are far above it.
    scores = scores.masked_fill(~keep, -torch.inf)

    # Softmax turns the scores of one query into weights along the keys. A row that keeps no key is -inf throughout, and its
    # softmax 0/0; where, unlike a product with 0, replaces the NaN. It also stops the gradient there, and masked_fill above
    # stops what the softmax's own backward pass makes of it.
    weights = torch.softmax(scores, dim=-1)
    weights = torch.where(keep.any(-1, keepdim=True), weights, 0.0)

    return weights @ v  # (B, H, Tq, Dv)
