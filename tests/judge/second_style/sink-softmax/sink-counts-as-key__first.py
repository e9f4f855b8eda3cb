import torch


def sink_softmax(scores, sink):
    batch, heads, tq, tk = scores.shape
    full = torch.empty(batch, heads, tq, tk + 1, dtype=scores.dtype)
    full[..., 0] = sink.view(heads, 1)
    full[..., 1:] = scores
    full = full.double()
    lse = full.amax(-1, keepdim=True)
    lse = lse + (full - lse).exp().sum(-1, keepdim=True).log()
    return torch.exp(full - lse).to(scores.dtype)
