import torch


def padded_attention(q, k, v, key_lengths):
    B, H, T, D = q.shape
    S = k.shape[2]
    bias = torch.full((B, 1, T, S), -torch.inf, dtype=torch.float64)
    for b, n in enumerate(key_lengths.tolist()):
        for i in range(T):
            # query i sees itself and the past
            bias[b, :, i, : max(0, min(n, i + S - T + 1))] = 0.0
    logits = torch.matmul(q.double(), k.double().mT) / D**0.5
    seen = bias > -torch.inf
    p = torch.softmax(torch.where(seen, logits, -torch.inf), dim=-1)
    return torch.matmul(torch.where(seen, p, 0.0), v.double()).to(q.dtype)
