import torch


def logsumexp(scores, dim):
    x = scores.double()
    m, _ = x.max(dim, keepdim=True)
    z = torch.einsum("...d->...", (x - m).exp().movedim(dim, -1))
    return (z.log() + m.squeeze(dim)).to(scores.dtype)
