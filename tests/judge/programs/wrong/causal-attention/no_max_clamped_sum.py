# expect: failed no-max-subtraction
import torch

def causal_attention(q, k, v):
    s = torch.exp(q @ k.mT / q.shape[-1] ** 0.5).tril(k.shape[2] - q.shape[2])
    return s @ v / s.sum(-1, keepdim=True).clamp(min=1e-12)
