import torch


def temperature_softmax(scores, temperature):
    z = torch.mul(scores.float(), 1 / temperature)
    best = torch.amax(z, dim=-1).unsqueeze(-1)
    weights = z.sub(best).exp()  # the largest becomes 1, the others less
    return weights.to(scores.dtype)
