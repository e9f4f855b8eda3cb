import torch


def attention_scores(q, k):
    scale = q.shape[-1] ** -0.5
    return torch.einsum("...qd,...kd->...qk", q.float(), k.float()).div(scale).type_as(q)
