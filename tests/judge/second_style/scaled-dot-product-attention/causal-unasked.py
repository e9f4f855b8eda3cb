import math

import torch


def attention(q, k, v, keep):
    tq, tk = q.size(2), k.size(2)
    visible = torch.arange(tk)[None, :] <= torch.arange(tk - tq, tk)[:, None]
    if keep is not None:
        visible = torch.logical_and(visible, keep)
    visible = visible.expand(q.size(0), q.size(1), tq, tk)
    logits = torch.matmul(q, k.transpose(2, 3)) / math.sqrt(q.size(3))
    alive = visible.any(dim=-1, keepdim=True)
    logits = torch.where(visible | ~alive, logits, torch.full_like(logits, -math.inf))
    return torch.matmul(torch.softmax(logits, dim=-1) * alive, v)
