import torch


def attention_with_lse(q, k, v):
    lse = torch.full(q.shape[:-1], -torch.inf, dtype=torch.float64)
    out = torch.zeros(*q.shape[:-1], v.shape[-1], dtype=torch.float64)
    for j in range(k.shape[2]):
        s = torch.einsum("bhid,bhd->bhi", q.double(), k[:, :, j].double()) * q.shape[-1] ** -0.5
        both = torch.logaddexp(lse, s) if j else s
        share = torch.exp(s - both)[..., None]
        out = out * (1 - share) + share * v[:, :, j].double().unsqueeze(2)
        lse = both
    return out.to(q.dtype), lse.to(q.dtype)
