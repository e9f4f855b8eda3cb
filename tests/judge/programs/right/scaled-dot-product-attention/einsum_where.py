import torch


def attention(q, k, v, keep):
    scores = torch.einsum("bhqd,bhkd->bhqk", q, k) * q.size(-1) ** -0.5
    if keep is None:
        keep = torch.ones(1, 1, 1, 1, dtype=torch.bool)
    weights = torch.where(keep, scores, -torch.inf).softmax(dim=-1)
    weights = torch.where(keep, weights, 0.0)
    return torch.einsum("bhqk,bhkd->bhqd", weights, v)
