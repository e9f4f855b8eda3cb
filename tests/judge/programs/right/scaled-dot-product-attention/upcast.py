import torch


def attention(q, k, v, keep):
    qf, kf, vf = q.float(), k.float(), v.float()
    s = qf @ kf.mT / qf.shape[-1] ** 0.5
    if keep is not None:
        s = s + torch.zeros(keep.shape).masked_fill(~keep, -torch.inf)
    m = s.amax(-1, keepdim=True)
    m = torch.where(m == -torch.inf, torch.zeros_like(m), m)
    e = torch.exp(s - m)
    z = e.sum(-1, keepdim=True)
    return (e @ vf / torch.where(z == 0, torch.ones_like(z), z)).to(q.dtype)
