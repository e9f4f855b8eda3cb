import torch


def attention_weights(q, k, keep):
    s = torch.einsum("bhid,bhjd->bhij", q.double(), k.double()) * q.shape[-1] ** -0.5
    seen = torch.ones_like(s) if keep is None else keep.to(s.dtype).expand_as(s)
    top = s.detach().masked_fill(seen == 0, -1e9).amax(-1, keepdim=True)
    e = torch.exp((s - top) * seen) * seen
    z = e.sum(-1, keepdim=True)
    return (e / (z + (z == 0))).to(q.dtype)
