import torch
import torch.nn.functional as F


class CausalAttention:
    def mask(self, n, m):
        i, j = torch.meshgrid(torch.arange(n), torch.arange(m), indexing="ij")
        return j - (m - n) <= i

    def __call__(self, q, k, v):
        logits = torch.einsum("bhnd,bhmd->bhnm", q.double(), k.double()).div(q.shape[-1] ** 0.5)
        logits += self.mask(q.shape[2], k.shape[2])
        return torch.einsum("bhnm,bhme->bhne", F.softmax(logits, dim=3), v.double()).to(v.dtype)


def causal_attention(q, k, v):
    return CausalAttention()(q, k, v)
