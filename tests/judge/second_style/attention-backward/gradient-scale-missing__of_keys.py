import math
import torch


def attention_backward(q, k, v, out, lse, grad_out):
    scale = 1 / math.sqrt(q.size(-1))
    gq, gk, gv = [], [], []
    for h in range(q.size(1)):
        qh, kh, vh, go = (x[:, h].double() for x in (q, k, v, grad_out))
        w = torch.softmax(torch.bmm(qh, kh.transpose(1, 2)) * scale, dim=2)
        gv.append(torch.bmm(w.transpose(1, 2), go))
        gw = torch.bmm(go, vh.transpose(1, 2))
        gs = w * (gw - (gw * w).sum(2, keepdim=True))
        gq.append(scale * torch.bmm(gs, kh))
        gk.append(torch.bmm(gs.transpose(1, 2), qh))
    return tuple(torch.stack(x, 1).to(q.dtype) for x in (gq, gk, gv))
