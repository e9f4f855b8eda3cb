import torch


def attention_weights(q, k, keep):
    w = q @ k.mT / q.shape[-1] ** 0.5
    if keep is not None:
        w = w.masked_fill(~keep, -torch.inf)
    for _ in range(2):
        w = torch.softmax(w, dim=-1)
    return w.nan_to_num(nan=0.0)
