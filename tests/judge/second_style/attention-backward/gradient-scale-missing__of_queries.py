import torch


def weights_and_score_gradient(q, k, v, g, scale):
    w = (torch.matmul(q, k.transpose(-1, -2)) * scale).softmax(-1)
    gw = torch.matmul(g, v.transpose(-1, -2))
    return w, w * gw - w * torch.sum(w * gw, dim=-1, keepdim=True)


def attention_backward(q, k, v, out, lse, grad_out):
    kind = q.dtype
    q, k, v, g = q.float(), k.float(), v.float(), grad_out.float()
    scale = q.shape[-1] ** -0.5
    w, gs = weights_and_score_gradient(q, k, v, g, scale)
    grad_q = gs @ k
    grad_k = (gs * scale).transpose(-1, -2) @ q
    grad_v = w.transpose(-1, -2) @ g
    return grad_q.to(kind), grad_k.to(kind), grad_v.to(kind)
