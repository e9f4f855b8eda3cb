import torch


@torch.no_grad()
def features(x):
    x = x.double()
    return torch.where(x > 0, x + 1, x.exp())


def linear_attention(q, k, v):
    fq, fk = features(q), features(k)
    state = torch.einsum("bhjd,bhje->bhde", fk, v.double())
    norm = torch.einsum("bhid,bhjd->bhi", fq, fk)
    return (torch.einsum("bhid,bhde->bhie", fq, state) / norm[..., None]).to(q.dtype)
