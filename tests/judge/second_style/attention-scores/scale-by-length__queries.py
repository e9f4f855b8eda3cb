import math
import torch


def attention_scores(q, k):
    B, H, N, D = q.size()
    temperature = math.sqrt(N)
    return torch.einsum("bhnd,bhmd->bhnm", q.double() / temperature, k.double()).to(q.dtype)
