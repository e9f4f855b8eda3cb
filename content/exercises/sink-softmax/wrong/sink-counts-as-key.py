import torch


def sink_softmax(scores, sink):
    b, h, q, _ = scores.shape
    extra = sink.view(1, h, 1, 1).expand(b, h, q, 1)
    logits = torch.cat((scores, extra), dim=-1)
    logits = logits - logits.amax(dim=-1, keepdim=True)
    p = logits.exp()
    return p / p.sum(dim=-1, keepdim=True)
