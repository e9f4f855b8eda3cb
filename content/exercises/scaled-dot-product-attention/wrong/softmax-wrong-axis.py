import torch


def attention(q, k, v, keep):
    s = k @ q.mT / q.shape[-1] ** 0.5  # (B, H, Tk, Tq)
    if keep is not None:
        s = s.masked_fill(~keep.mT, -torch.inf)
    w = s.softmax(-1).nan_to_num(0.0)  # over the queries
    return w.mT @ v
