import torch


def sliding_window_attention(q, k, v, window):
    T, S = q.shape[2], k.shape[2]
    full = torch.ones(T, S, dtype=torch.bool)
    # window keys back from the query
    band = full.tril(S - T).triu(S - T - window)
    alive = band.any(-1, keepdim=True)
    logits = torch.matmul(q.float(), k.float().transpose(-1, -2)) * q.shape[-1] ** -0.5
    top = logits.masked_fill(~band & alive, -torch.inf).amax(-1, keepdim=True).detach()
    ex = torch.exp((logits - top).masked_fill(~band, -torch.inf))
    return (ex @ v.float() / torch.where(alive, ex.sum(-1, keepdim=True), 1.0)).to(q.dtype)
