import torch


def sliding_window_attention(q, k, v, window):
    T, S = q.shape[2], k.shape[2]
    keep = torch.ones(T, S).tril(S - T).triu(S - T - window + 1)
    bias = (keep - 1.0) * 1e9
    logits = torch.matmul(q.float(), k.float().transpose(2, 3)).div(q.shape[-1] ** 0.5) + bias
    return torch.matmul(torch.softmax(logits, dim=-1), v.float()).to(q.dtype)
