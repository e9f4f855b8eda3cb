import torch


def attention_scores(q, k):
    B, H, n, d = q.shape
    # dot product of every query with every key
    flat = torch.bmm(q.reshape(B * H, n, d), k.reshape(B * H, -1, d).permute(0, 2, 1))
    return flat.reshape(B, H, n, k.shape[2])
