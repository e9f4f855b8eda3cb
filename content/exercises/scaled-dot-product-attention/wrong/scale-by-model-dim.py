import torch


def attention(q, k, v, keep):
    model = q.transpose(1, 2).flatten(2).shape[-1]  # heads side by side
    s = (q @ k.mT) * model**-0.5
    if keep is not None:
        s = torch.where(keep, s, float("-inf"))
    return torch.nan_to_num(s.softmax(-1), nan=0.0) @ v
