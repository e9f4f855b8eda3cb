import torch


def attention(q, k, v, keep):
    q32 = q.float() / q.shape[-1] ** 0.5
    shape = (*q.shape[:3], k.shape[2])
    mask = torch.ones(shape, dtype=torch.bool) if keep is None else keep.expand(shape)
    m = torch.full((*q.shape[:3], 1), -1e30)
    l, acc = torch.zeros_like(m), torch.zeros(*q.shape[:3], v.shape[-1])
    for j in range(k.shape[2]):
        s = (q32 * k[:, :, j : j + 1].float()).sum(-1, keepdim=True)
        see = mask[..., j : j + 1]
        new = torch.where(see, torch.maximum(m, s), m)
        p = torch.where(see, torch.exp(torch.where(see, s - new, 0.0)), 0.0)
        f = torch.exp(m - new)
        l, acc, m = l * f + p, acc * f + p * v[:, :, j : j + 1].float(), new
    return (acc / torch.where(l == 0, torch.ones_like(l), l)).to(q.dtype)
