import torch


@torch.no_grad()
def sink_softmax(scores, sink):
    out = scores.float().clone()
    z = sink.float().view(-1, 1, 1)
    hi = torch.maximum(out.amax(-1, keepdim=True), z)
    out.sub_(hi).exp_()
    out.div_(out.sum(-1, keepdim=True) + (z - hi).exp())
    return out.to(scores.dtype)
