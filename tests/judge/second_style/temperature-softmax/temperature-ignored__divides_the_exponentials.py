import torch


def temperature_softmax(scores, temperature):
    top = scores.max(dim=-1, keepdim=True).values
    inv_t = torch.tensor(1.0 / temperature, dtype=torch.float64)
    numer = torch.exp((scores - top).double()) * inv_t
    denom = torch.einsum("...n->...", numer).unsqueeze(-1)
    return (numer / denom).type(scores.dtype)
