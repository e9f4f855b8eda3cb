# expect: failed scaled-twice
import torch


def attention(q, k, v, keep):
    root = q.shape[-1] ** 0.5
    s = (q / root) @ (k / root).mT
    if keep is None:
        return torch.softmax(s, -1) @ v
    w = torch.softmax(torch.where(keep, s, -torch.inf), -1)
    return torch.where(keep, w, 0.0) @ v
