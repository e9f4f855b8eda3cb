import torch


class Config:
    def __init__(self, q, k):
        self.scale = 1.0 / q.shape[-1] ** 0.5
        self.diagonal = k.shape[-2] - q.shape[-2]


def causal_attention(q, k, v):
    cfg = Config(q, k)
    dots = torch.einsum("bhid,bhjd->bhij", q.double(), k.double())
    visible = torch.ones_like(dots).tril(cfg.diagonal) > 0
    w = torch.softmax(torch.where(visible, dots, -1e100), dim=-1)
    w = torch.where(visible, w, 0.0)
    return (cfg.scale * torch.einsum("bhij,bhje->bhie", w, v.double())).to(v.dtype)
