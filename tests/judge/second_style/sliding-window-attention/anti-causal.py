import torch


def sliding_window_attention(q, k, v, window):
    T, S = q.shape[2], k.shape[2]
    bias = torch.full((T, S), -torch.inf, dtype=torch.float64)
    for i in range(T):
        p = i + S - T
        for j in range(S):
            if p <= j < p + window:
                bias[i, j] = 0.0
    visible = bias == 0.0
    logits = torch.einsum("bhid,bhjd->bhij", q.double(), k.double()) / q.shape[-1] ** 0.5
    logits = torch.where(visible | ~visible.any(-1, keepdim=True), logits, -torch.inf)
    probs = torch.softmax(logits, dim=-1) * visible.any(-1, keepdim=True)
    return torch.einsum("bhij,bhjd->bhid", probs, v.double()).to(q.dtype)
