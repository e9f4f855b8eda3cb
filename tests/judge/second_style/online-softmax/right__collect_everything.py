import torch


def online_softmax(blocks):
    row = torch.cat(list(blocks), dim=-1)
    top = row.float().amax(-1, keepdim=True)
    total = torch.exp(row.float() - top).sum(-1)
    return top.squeeze(-1).to(row.dtype), total.to(row.dtype)
