# expect: raised
import torch


def attention(q, k, v, keep):
    B, H, T, D = q.shape
    s = torch.bmm(q.view(B * H, T, D), k.view(B * H, -1, D).transpose(1, 2)).view(B, H, T, -1) / D**0.5
    if keep is not None:
        s = s.masked_fill(~keep, -torch.inf)
    return s.softmax(-1).nan_to_num(0.0) @ v
