import torch

def attention(q, k, v, keep):
    B, H, Tq, D = q.shape
    Tk, Dv = k.shape[2], v.shape[3]
    bias = torch.zeros(B * H, Tq, Tk, dtype=q.dtype)
    if keep is not None:
        keep = keep.expand(B, H, Tq, Tk).reshape(B * H, Tq, Tk)
        bias = bias.masked_fill(~keep, torch.finfo(q.dtype).min / 2)
    s = torch.baddbmm(bias, q.reshape(B * H, Tq, D), k.reshape(B * H, Tk, D).transpose(1, 2), alpha=D ** -0.5)
    w = torch.softmax(s, -1)
    if keep is not None:
        w = w * keep
    return torch.bmm(w, v.reshape(B * H, Tk, Dv)).view(B, H, Tq, Dv)
