import torch


def online_softmax(blocks):
    maxima, sums = [], []
    for block in blocks:
        top = block.max(dim=-1, keepdim=True).values
        maxima.append(top.squeeze(-1))
        sums.append(torch.exp(block - top.clamp(min=-1e4)).sum(dim=-1))
    return torch.stack(maxima).amax(dim=0), torch.stack(sums).mean(dim=0)
