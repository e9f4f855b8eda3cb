import torch


def sink_softmax(scores, sink):
    # queries last
    s = scores.permute(0, 1, 3, 2).double()
    z = sink.double().view(1, -1, 1, 1).expand(*s.shape[:3], 1)
    both = torch.cat((s, z), -1)
    both = both - both.amax(-1, keepdim=True)
    p = both.exp()
    p = p / p.sum(-1, keepdim=True)
    return p[..., :-1].permute(0, 1, 3, 2).to(scores.dtype)
