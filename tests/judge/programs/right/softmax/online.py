import torch


def softmax(scores, dim):
    rows = scores.movedim(dim, -1)
    m = rows[..., 0]
    d = torch.ones_like(m)
    for j in range(1, rows.shape[-1]):
        new = torch.maximum(m, rows[..., j])
        d = d * torch.exp(m - new) + torch.exp(rows[..., j] - new)
        m = new
    out = torch.exp(rows - m.unsqueeze(-1)) / d.unsqueeze(-1)
    return out.movedim(-1, dim)
