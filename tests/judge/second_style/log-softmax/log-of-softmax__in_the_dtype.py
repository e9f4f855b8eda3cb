import torch


def log_softmax(scores, dim):
    rows = scores.movedim(dim, -1)
    top, _ = rows.max(-1, keepdim=True)
    e = torch.exp(rows - top)
    p = torch.div(e, torch.einsum("...i->...", e).unsqueeze(-1))
    return torch.log(p).movedim(-1, dim)
