import torch


def sink_softmax(scores, sink):
    columns = []
    for head, z in enumerate(sink.tolist()):
        s = scores[:, head]
        top = s.amax(-1, keepdim=True).clamp(min=z)
        e = torch.exp(s - top)
        columns.append(e / (e.sum(-1, keepdim=True) + torch.exp(z - top)))
    return torch.stack(columns, 1)
