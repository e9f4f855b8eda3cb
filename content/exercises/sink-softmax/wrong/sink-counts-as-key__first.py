import torch


def sink_softmax(scores, sink):
    start = torch.ones_like(scores[..., :1]) * sink[:, None, None]
    logits = torch.cat([start, scores], -1)
    e = torch.exp(logits - logits.max(-1, keepdim=True)[0])
    return e / e.sum(-1, keepdim=True)
