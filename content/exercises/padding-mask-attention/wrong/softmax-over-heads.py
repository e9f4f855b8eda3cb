import torch


def padded_attention(q, k, v, key_lengths):
    s = (q @ k.mT / q.shape[-1] ** 0.5).transpose(1, 3)  # (B, Tk, Tq, H)
    real = torch.arange(k.shape[2])[None, :, None, None] < key_lengths[:, None, None, None]
    w = s.masked_fill(~real, -torch.inf).softmax(-1).nan_to_num(0.0)
    return w.transpose(1, 3) @ v
