import torch
from dataclasses import dataclass

@dataclass
class Config:
    eps: float = 0.0
    fill: float = float("-inf")

class Attention:
    def __init__(self, cfg):
        self.cfg = cfg

    def scores(self, q, k):
        return q.matmul(k.transpose(-1, -2)).mul(q.shape[-1] ** -0.5)

    def weights(self, s, keep):
        if keep is None:
            return s.softmax(-1)
        safe = keep | ~keep.any(-1, keepdim=True)
        return s.masked_fill(~safe, self.cfg.fill).softmax(-1) * keep

    def __call__(self, q, k, v, keep):
        return self.weights(self.scores(q, k), keep).matmul(v)

_attn = Attention(Config())

def attention(q, k, v, keep):
    return _attn(q=q, k=k, v=v, keep=keep)
