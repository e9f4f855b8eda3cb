import torch


def attention_weights(q, k, keep):
    s = torch.matmul(k.double(), q.double().transpose(-1, -2)) * q.shape[-1] ** -0.5  # (B, H, Tk, Tq)
    if keep is None:
        return torch.softmax(s, dim=-1).transpose(-1, -2).to(q.dtype)
    visible = keep.expand(q.shape[0], q.shape[1], q.shape[2], k.shape[2]).transpose(-1, -2)
    w = torch.softmax(torch.where(visible, s, -1e60), dim=-1) * visible
    return w.transpose(-1, -2).to(q.dtype)
