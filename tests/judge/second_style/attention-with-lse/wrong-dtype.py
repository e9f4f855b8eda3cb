import torch


def attention_with_lse(q, k, v):
    q, k, v = map(torch.Tensor.double, (q, k, v))
    s = torch.einsum("bhid,bhjd->bhij", q, k) * q.shape[-1] ** -0.5
    lse = s.logsumexp(-1)
    return torch.einsum("bhij,bhje->bhie", torch.exp(s - lse.unsqueeze(-1)), v), lse
