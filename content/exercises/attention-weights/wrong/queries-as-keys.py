import torch


def attention_weights(q, k, keep):
    s = q @ q.mT / q.shape[-1] ** 0.5
    if keep is None:
        return s.softmax(-1)
    seen = keep.any(-1, keepdim=True)
    return s.masked_fill(seen & ~keep, -torch.inf).softmax(-1) * seen
