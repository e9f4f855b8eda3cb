import torch


def phi_(x):
    """elu(x) + 1 in place"""
    with torch.no_grad():
        negative = x < 0
        x[negative] = torch.exp(x[negative])
        x[~negative] += 1
    return x


def linear_attention(q, k, v):
    kf = torch.nn.functional.elu(k.double()) + 1
    qf = torch.nn.functional.elu(q.double()) + 1
    a = torch.einsum("bhid,bhjd->bhij", qf, kf)
    out = torch.einsum("bhij,bhje->bhie", a / a.sum(-1, keepdim=True), v.double())
    phi_(q)  # leave the features for the next layer
    return out.to(v.dtype)
