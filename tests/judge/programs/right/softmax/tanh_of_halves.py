import torch


def softmax(scores, dim):
    """Fold the axis with sigmoids: the share of the first part against the rest, from the left."""
    rows = scores.double().movedim(dim, -1)
    lse = rows[..., :1]
    shares = [torch.ones_like(lse)]
    for j in range(1, rows.shape[-1]):
        new = rows[..., j : j + 1]
        won = torch.sigmoid(new - lse)
        shares = [share * (1 - won) for share in shares] + [won]
        lse = torch.logaddexp(lse, new)
    return torch.cat(shares, -1).movedim(-1, dim).to(scores.dtype)
