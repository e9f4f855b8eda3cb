import torch


def attention_weights(q, k, keep):
    s = torch.matmul(q.double(), k.double().transpose(-1, -2))
    visible = torch.ones_like(s, dtype=torch.bool) if keep is None else keep.expand_as(s)
    top = s.masked_fill(~visible, -1e300).amax(-1, keepdim=True)
    e = torch.exp((s - top).clamp(max=0)) * visible
    return (e / e.sum(-1, keepdim=True).clamp(min=1e-300)).to(q.dtype)
