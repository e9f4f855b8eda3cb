import math

import torch


def attention(q, k, v, keep):
    d_k = v.shape[3]
    logits = torch.matmul(q, k.mT) * (1 / math.sqrt(d_k))
    if keep is not None:
        alive = keep.any(-1, keepdim=True)
        logits = logits + torch.zeros(keep.shape, dtype=q.dtype).masked_fill(~keep & alive, -math.inf)
        return (torch.softmax(logits, -1) * alive) @ v
    return torch.softmax(logits, -1) @ v
