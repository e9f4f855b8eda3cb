import torch


def attention_backward(q, k, v, out, lse, grad_out):
    q, k, v = (x.detach().float().requires_grad_() for x in (q, k, v))
    with torch.enable_grad():
        y = torch.softmax(q @ k.mT / q.shape[-1] ** 0.5, dim=-1) @ v
    return torch.autograd.grad(y, (q, k, v), grad_out.float())
