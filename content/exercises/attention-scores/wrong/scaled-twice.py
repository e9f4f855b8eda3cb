import torch


def attention_scores(q, k):
    root = q.size(-1) ** 0.5
    return torch.einsum("bhqd,bhkd->bhqk", q / root, k / root)
