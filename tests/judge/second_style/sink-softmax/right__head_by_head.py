import torch


def with_sink(s, z):
    hi = torch.clamp(s.amax(dim=-1, keepdim=True), min=z.item()).detach()
    ex = torch.exp(s - hi)
    return ex / torch.add(ex.sum(dim=-1, keepdim=True), torch.exp(z - hi))


def sink_softmax(scores, sink):
    heads = [with_sink(scores[:, h].float(), sink[h].float()) for h in range(len(sink))]
    return torch.stack(heads, dim=1).to(scores.dtype)
