import torch


def elu1(x):
    return torch.clamp(x, min=0) + torch.exp(torch.clamp(x, max=0))


def linear_attention(q, k, v):
    Q, K, V = elu1(q.double()), elu1(k.double()), v.double()
    rows = []
    for i in range(Q.shape[2]):
        similarity = (Q[:, :, i : i + 1] * K).sum(dim=-1, keepdim=True)
        rows.append((similarity * V).sum(dim=2))
    return torch.stack(rows, dim=2).to(q.dtype)
