import torch


def sink_softmax(scores, sink):
    rows = []
    for i in range(scores.shape[2]):
        z = sink[i % sink.shape[0]]  # one sink for each query
        s = scores[:, :, i]
        top = torch.clamp(s.max(-1, keepdim=True).values, min=z)
        ex = (s - top).exp()
        rows.append(ex / (ex.sum(-1, keepdim=True) + (z - top).exp()))
    return torch.stack(rows, 2)
