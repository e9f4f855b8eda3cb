import torch
import torch.nn.functional as F


def linear_attention(q, k, v):
    fq, fk = F.elu(q.float()) + 1, F.elu(k.float()) + 1
    state = fk.transpose(-1, -2) @ v.float()
    norm = fq @ fk.sum(2).unsqueeze(-1)
    return (fq @ state / norm).to(q.dtype)
