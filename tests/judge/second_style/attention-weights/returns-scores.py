import torch


def attention_weights(q, k, keep):
    weights = torch.einsum("bhid,bhjd->bhij", q, k).mul(q.size(-1) ** -0.5)
    if keep is not None:
        bias = torch.where(keep, 0.0, -torch.inf).to(weights.dtype)
        weights = weights + bias
    return weights
