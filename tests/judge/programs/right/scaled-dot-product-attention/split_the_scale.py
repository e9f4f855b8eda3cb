import torch

def attention(q, k, v, keep):
    r = q.shape[-1] ** -0.25
    s = (q * r) @ (k * r).transpose(2, 3)
    if keep is not None:
        keep = keep.broadcast_to(s.shape)
        s = s.clone()
        s[~keep] = -3e38 if s.dtype == torch.float32 else torch.finfo(s.dtype).min
    s = s - s.amax(-1, keepdim=True).detach()
    e = s.exp()
    if keep is not None:
        e = e * keep
    z = e.sum(-1, keepdim=True)
    return (e @ v) / torch.where(z == 0, torch.ones_like(z), z)
