import torch


def temperature_softmax(scores, temperature):
    beta = torch.as_tensor(temperature, dtype=torch.float64)  # inverse temperature
    e = scores.double().mul(beta)
    e = e.sub(e.max(dim=-1, keepdim=True).values)
    z = torch.exp(e).sum(-1, keepdim=True)
    return (torch.exp(e) / z).to(scores)
