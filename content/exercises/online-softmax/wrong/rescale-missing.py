import torch


def online_softmax(blocks):
    first = next(blocks)
    m = first.amax(-1)
    total = torch.exp(first - m.clamp_min(-1e30).unsqueeze(-1)).sum(-1)
    for block in blocks:
        m = torch.maximum(m, block.amax(-1))
        total = total + torch.exp(block - m.clamp_min(-1e30).unsqueeze(-1)).sum(-1)
    return m, total
