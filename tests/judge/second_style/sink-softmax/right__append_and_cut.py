import torch


def sink_softmax(scores, sink):
    z = sink.view(1, -1, 1, 1).expand(*scores.shape[:3], 1)
    wide = torch.cat([scores, z], -1).float()
    e = torch.exp(wide - wide.max(-1, keepdim=True).values)
    return (e / e.sum(-1, keepdim=True)).narrow(-1, 0, scores.shape[-1]).to(scores.dtype)
