import torch


def attention_scores(q, k):
    small_q, small_k = q.to(torch.bfloat16), k.to(torch.bfloat16)
    return torch.einsum("bhqd,bhkd->bhqk", small_q.to(q.dtype), small_k.to(q.dtype)) / q.size(-1) ** 0.5
