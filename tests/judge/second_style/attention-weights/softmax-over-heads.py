import torch


def attention_weights(q, k, keep):
    s = torch.einsum("bhid,bhjd->bijh", q.double(), k.double()) / q.shape[-1] ** 0.5
    if keep is not None:
        keep = keep.expand(q.shape[0], q.shape[1], q.shape[2], k.shape[2]).permute(0, 2, 3, 1)
        s = s.masked_fill(~keep, -1e60)
    w = torch.softmax(s, dim=-1)
    if keep is not None:
        w = w * keep
    return w.permute(0, 3, 1, 2).to(q.dtype)
