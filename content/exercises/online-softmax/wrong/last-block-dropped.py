import torch


def online_softmax(blocks):
    m = s = size = None
    for block in blocks:
        size = size or block.shape[-1]
        if block.shape[-1] < size:
            break  # not a full block
        top = block.amax(-1) if m is None else torch.maximum(m, block.amax(-1))
        base = torch.where(top == -torch.inf, torch.zeros_like(top), top)
        new = torch.exp(block - base.unsqueeze(-1)).sum(-1)
        s = new if m is None else s * torch.exp(m - base) + new
        m = top
    return m, s
