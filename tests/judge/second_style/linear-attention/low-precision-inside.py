import torch


def linear_attention(q, k, v):
    # the features are small, half precision will do
    fq = (torch.nn.functional.elu(q) + 1).to(torch.bfloat16).double()
    fk = (torch.nn.functional.elu(k) + 1).to(torch.bfloat16).double()
    a = torch.einsum("bhid,bhjd->bhij", fq, fk)
    w = a / a.sum(-1, keepdim=True)
    return torch.einsum("bhij,bhje->bhie", w, v.double()).to(q.dtype)
