import torch


def attention_weights(q, k, keep):
    s = torch.einsum("bhid,bhjd->bhij", q, k) * q.shape[-1] ** -0.5
    if keep is not None:
        s = s.masked_fill(~keep, torch.finfo(s.dtype).min / 2)
    w = torch.softmax(s, -1)
    return w if keep is None else w * keep
