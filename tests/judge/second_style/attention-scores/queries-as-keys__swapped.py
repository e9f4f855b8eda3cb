import torch


def attention_scores(q, k):
    scaled = q.double() * q.shape[-1] ** -0.5
    return torch.einsum("bhqd,bhkd->bhkq", scaled, k.double()).to(q.dtype)
