import torch


def linear_attention(q, k, v):
    phi = lambda x: torch.nn.functional.elu(x.double()) + 1
    fq, fk = phi(q), phi(k)
    out = torch.einsum("bhid,bhjd,bhje->bhie", fq, fk, v.double())
    return out / torch.einsum("bhid,bhjd->bhi", fq, fk).unsqueeze(-1)
