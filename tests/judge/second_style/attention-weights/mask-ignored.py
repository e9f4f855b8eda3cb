import torch


def attention_weights(q, k, keep):
    scores = torch.einsum("bhqd,bhkd->bhqk", q.double(), k.double()) / q.shape[-1] ** 0.5
    if keep is not None:
        torch.where(keep, scores, torch.full_like(scores, -torch.inf))
    return torch.softmax(scores, dim=-1).to(q.dtype)
