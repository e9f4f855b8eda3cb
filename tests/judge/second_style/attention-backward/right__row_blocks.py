import torch


def attention_backward(q, k, v, out, lse, grad_out):
    scale = q.shape[-1] ** -0.5
    k2, v2 = k.float(), v.float()
    gk, gv, gq = torch.zeros_like(k2), torch.zeros_like(v2), []
    for i in range(q.shape[-2]):
        qi, gi = q[..., i : i + 1, :].float(), grad_out[..., i : i + 1, :].float()
        wi = torch.softmax(qi @ k2.mT * scale, dim=-1)
        gv += wi.mT * gi
        di = gi @ v2.mT
        si = wi * (di - (wi * di).sum(-1, keepdim=True))
        gq.append(si @ k2 * scale)
        gk += si.mT * qi * scale
    return torch.cat(gq, -2).to(q.dtype), gk.to(k.dtype), gv.to(v.dtype)
