import torch


def logsumexp(scores, dim):
    out = None
    for part in scores.double().unbind(dim):
        out = (
            part
            if out is None
            else torch.where(
                (out == -torch.inf) & (part == -torch.inf),
                out.detach(),
                torch.logaddexp(out.clamp_min(-1e300), part.clamp_min(-1e300)),
            )
        )
    return out.to(scores.dtype)
