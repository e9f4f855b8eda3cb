import torch


def masked_softmax(scores, keep):
    mask = keep.expand_as(scores)
    columns = []
    for j in range(scores.shape[-1]):
        col, vis = scores[..., j].double(), mask[..., j]
        col = torch.where(vis, col, -torch.inf)
        top = col.max(-1, keepdim=True).values
        top = torch.where(top == -torch.inf, 0.0, top)
        p = torch.exp(col - top)
        total = p.sum(-1, keepdim=True)
        columns.append(p / torch.where(total == 0, 1.0, total))
    return torch.stack(columns, -1).to(scores.dtype)
