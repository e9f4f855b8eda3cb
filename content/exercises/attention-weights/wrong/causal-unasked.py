import torch


def attention_weights(q, k, keep):
    s = q @ k.mT / q.shape[-1] ** 0.5
    look = torch.ones(s.shape[-2:], dtype=torch.bool).tril()
    if keep is not None:
        look = look & keep
    some = look.any(-1, keepdim=True)
    return s.masked_fill(some & ~look, -torch.inf).softmax(-1).masked_fill(~some, 0.0)
