import torch


def online_softmax(blocks):
    top = total = None
    for block in blocks:
        best = block.amax(-1)
        if top is None:
            safe = best.masked_fill(best == -torch.inf, 0.0)
            top, total = best, torch.exp(block - safe.unsqueeze(-1)).sum(-1)
            continue
        new = torch.maximum(top, best)
        safe = new.masked_fill(new == -torch.inf, 0.0)
        factor = torch.exp(safe - top).masked_fill(top == -torch.inf, 0.0)
        total = total * factor + torch.exp(block - safe.unsqueeze(-1)).sum(-1)
        top = new
    return top, total
