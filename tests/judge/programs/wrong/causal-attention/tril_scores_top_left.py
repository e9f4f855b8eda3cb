# expect: failed mask-multiplies-scores,causal-top-left
import torch

def causal_attention(q, k, v):
    s = torch.tril(q @ k.mT / q.shape[-1] ** 0.5)
    return s.softmax(-1) @ v
