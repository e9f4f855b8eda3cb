import torch
from torch import Tensor


def causal_softmax(s: Tensor, visible: Tensor) -> Tensor:
    floor = torch.finfo(s.dtype).min
    s = s.masked_fill(~visible, floor)
    p = (s - s.max(dim=-1, keepdim=True)[0]).exp() * visible
    z = p.sum(dim=-1, keepdim=True)
    return p / torch.where(z == 0, torch.ones_like(z), z)


def alibi_attention(q: Tensor, k: Tensor, v: Tensor, slopes: Tensor) -> Tensor:
    Tq, Tk = q.shape[2], k.shape[2]
    position = torch.arange(Tk - Tq, Tk)
    key = torch.arange(Tk)
    distance = position.view(Tq, 1) - key.view(1, Tk)
    s = torch.einsum("bhqd,bhkd->bhqk", q.double(), k.double()) / q.shape[3] ** 0.5
    s = s - slopes.max().double() * distance  # steepest slope
    w = causal_softmax(s, distance >= 0)
    return torch.einsum("bhqk,bhkd->bhqd", w, v.double()).type_as(q)
