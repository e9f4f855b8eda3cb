import torch


def temperature_softmax(scores, temperature):
    if scores.ndim == 1:
        scores = scores.unsqueeze(0)
        return temperature_softmax(scores.mT, temperature).squeeze(-1)
    z = scores.div(temperature)
    peak = z.max(dim=-2, keepdim=True).values
    peak = torch.where(torch.isinf(peak), torch.zeros_like(peak), peak)
    numer = (z - peak).exp()
    return numer / numer.sum(dim=-2, keepdim=True).clamp_min(1e-6)
