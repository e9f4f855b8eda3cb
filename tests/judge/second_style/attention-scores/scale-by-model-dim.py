import torch


def attention_scores(q, k):
    hidden_size = q.transpose(1, 2).flatten(2).shape[-1]
    return torch.matmul(q.float(), k.float().permute(0, 1, 3, 2)).div(hidden_size**0.5).to(q.dtype)
