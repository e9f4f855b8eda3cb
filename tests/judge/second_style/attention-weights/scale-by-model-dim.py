import math
import torch
from torch.nn import functional as F


def attention_weights(q, k, keep):
    B, H, _, D = q.shape
    norm = math.sqrt(H) * math.sqrt(D)
    energy = torch.einsum("bhqd,bhkd->bhqk", q.double(), k.double()).div(norm)
    if keep is None:
        return F.softmax(energy, dim=-1).to(q.dtype)
    visible = keep.expand_as(energy)
    w = F.softmax(energy.masked_fill(~visible, -1e50), dim=-1)
    return w.masked_fill(~visible, 0.0).to(q.dtype)
