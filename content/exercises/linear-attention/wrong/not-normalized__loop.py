import torch


def phi(x):
    return torch.where(x > 0, x + 1, torch.exp(torch.minimum(x, torch.zeros_like(x))))


def linear_attention(q, k, v):
    state = torch.zeros(*k.shape[:2], k.shape[3], v.shape[3])
    for j in range(k.shape[2]):
        state = state + phi(k[:, :, j].float())[..., :, None] * v[:, :, j].float()[..., None, :]
    return (phi(q.float()) @ state).to(q.dtype)
