import torch


def sink_softmax(scores, sink):
    s = scores.double()
    lse = sink.double().view(1, -1, 1).expand(s.shape[:3])
    for j in range(s.shape[-1]):
        lse = torch.logaddexp(lse, s[..., j])
    return torch.exp(s - lse[..., None]).to(scores.dtype)
