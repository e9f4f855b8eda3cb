import torch


def attention_with_lse(q, k, v):
    S = torch.einsum("bhjd,bhid->bhji", k.double(), q.double()) / q.shape[-1] ** 0.5  # (B, H, Tk, Tq)
    top = S.amax(dim=3, keepdim=True)
    E = (S - top).exp()
    Z = E.sum(dim=3, keepdim=True)
    out = torch.einsum("bhji,bhje->bhie", E / Z, v.double())
    return out.to(q.dtype), (top + Z.log()).squeeze(3).to(q.dtype)
