import torch


class LinearAttention(torch.nn.Module):
    def __init__(self):
        super().__init__()
        self.elu = torch.nn.ELU(alpha=1.0)

    def phi(self, x):
        return self.elu(x.double()) + 1

    def forward(self, q, k, v):
        # (phi(q) phi(k)^T) v, in the quadratic order
        scores = torch.matmul(self.phi(q), self.phi(k).transpose(-1, -2))
        return torch.matmul(scores, v.double()).to(v.dtype)


def linear_attention(q, k, v):
    return LinearAttention()(q, k, v)
