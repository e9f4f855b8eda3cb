import torch


def linear_attention(q, k, v):
    fq = torch.nn.functional.elu(q.double()) + 1
    fk = torch.nn.functional.elu(k.double()) + 1
    values = torch.nn.functional.pad(v.double(), (0, 1), value=1.0)
    both = torch.einsum("bhid,bhde->bhie", fq, torch.einsum("bhjd,bhje->bhde", fk, values))
    return both[..., :-1].div(both[..., -1:]).to(q.dtype)
