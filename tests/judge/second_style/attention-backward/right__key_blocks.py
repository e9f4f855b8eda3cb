import torch


def attention_backward(q, k, v, out, lse, grad_out):
    scale = q.shape[-1] ** -0.5
    Q, G = q.double() * scale, grad_out.double()
    log_z = torch.logsumexp(Q @ k.double().mT, dim=-1, keepdim=True)
    row_dot = (torch.softmax(Q @ k.double().mT, -1) @ v.double() * G).sum(-1, keepdim=True)
    grad_q, grads_k, grads_v = torch.zeros_like(Q), [], []
    for keys, values in zip(k.double().split(3, dim=2), v.double().split(3, dim=2)):
        p = torch.exp(Q @ keys.mT - log_z)
        ds = p * (G @ values.mT - row_dot)
        grad_q += ds @ keys * scale
        grads_k.append(ds.mT @ Q)
        grads_v.append(p.mT @ G)
    return grad_q.to(q.dtype), torch.cat(grads_k, 2).to(q.dtype), torch.cat(grads_v, 2).to(q.dtype)
