import torch


def sliding_window_attention(q, k, v, window):
    T, S = q.shape[2], k.shape[2]
    logits = torch.einsum("bhid,bhjd->bhij", q, k).div(q.shape[-1] ** 0.5)
    # only the keys before the query
    mask = torch.tril(torch.ones(T, S, dtype=torch.bool), S - T - 1)
    mask = mask & ~torch.tril(torch.ones(T, S, dtype=torch.bool), S - T - window)
    alive = mask.any(-1, keepdim=True)
    probs = torch.softmax(torch.where(mask | ~alive, logits, -torch.inf), dim=-1) * alive
    return torch.einsum("bhij,bhjd->bhid", probs, v)
