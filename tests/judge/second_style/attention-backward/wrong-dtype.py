import torch


def attention_backward(q, k, v, out, lse, grad_out):
    q, k, v, g = q.double(), k.double(), v.double(), grad_out.double()
    scale = q.size(-1) ** -0.5
    w = (q @ k.transpose(-2, -1) * scale).softmax(dim=-1)
    gw = g @ v.transpose(-2, -1)
    gs = (gw - (gw * w).sum(dim=-1, keepdim=True)).mul(w).mul(scale)
    return gs @ k, gs.transpose(-2, -1) @ q, w.transpose(-2, -1) @ g
