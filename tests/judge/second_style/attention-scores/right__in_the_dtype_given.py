import torch


def attention_scores(q, k):
    root = torch.tensor(q.shape[-1], dtype=q.dtype).sqrt()
    return (q / root) @ k.permute(0, 1, 3, 2)
