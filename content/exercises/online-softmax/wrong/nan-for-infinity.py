import torch


def online_softmax(blocks):
    top, total = None, None
    for block in blocks:
        if top is None:
            top = torch.full_like(block[..., 0], -torch.inf)
            total = torch.zeros_like(top)
        new = torch.maximum(top, block.amax(-1))
        total = total * torch.exp(top - new) + torch.exp(block - new.unsqueeze(-1)).sum(-1)
        top = new
    return top, total
