import torch


def merge_attention(out_a, lse_a, out_b, lse_b):
    a = lse_a.double().clamp(min=-1e6)
    b = lse_b.double().clamp(min=-1e6)
    top = torch.maximum(a, b).detach()
    ea, eb = torch.exp(a - top), torch.exp(b - top)
    z = ea + eb
    out = (ea[..., None] * out_a.double() + eb[..., None] * out_b.double()) / z[..., None]
    empty = top == -1e6
    out = torch.where(empty[..., None], torch.zeros_like(out), out)
    lse = torch.where(empty, torch.full_like(z, -torch.inf), top + torch.log(z))
    return out.to(out_a.dtype), lse.to(lse_a.dtype)
