import torch
import torch.nn.functional as F


def padded_attention(q, k, v, key_lengths):
    n = k.shape[2]
    idx = torch.arange(n)[None].repeat(q.shape[0], 1)
    ok = idx.le(key_lengths[:, None])[:, None, None]
    s = q.matmul(k.transpose(-1, -2)).div(q.shape[-1] ** 0.5)
    return F.softmax(s.masked_fill(ok.logical_not(), -torch.inf), -1).matmul(v)
