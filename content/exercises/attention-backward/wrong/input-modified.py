import torch


def attention_backward(q, k, v, out, lse, grad_out):
    scale = q.shape[-1] ** -0.5
    s = q.float() @ k.float().mT * scale
    p = torch.exp(s - lse.float().unsqueeze(-1))
    dv = p.mT @ grad_out.float()
    delta = out.mul_(grad_out).float().sum(-1, keepdim=True)
    ds = p * (grad_out.float() @ v.float().mT - delta) * scale
    return (ds @ k.float()).to(q.dtype), (ds.mT @ q.float()).to(q.dtype), dv.to(q.dtype)
