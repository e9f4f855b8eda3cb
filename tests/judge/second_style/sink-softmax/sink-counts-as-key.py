import torch
from torch.nn import functional as F


def sink_softmax(scores, sink):
    wide = F.pad(scores.float(), (0, 1))
    wide[..., -1] += sink.float().unsqueeze(-1)
    wide = wide - wide.detach().max(-1, keepdim=True)[0]
    p = torch.exp(wide)
    return (p / p.sum(-1, keepdim=True)).to(scores.dtype)
