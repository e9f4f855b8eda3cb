import torch


def grouped_query_attention(q, k, v, keep):
    group = q.shape[1] // k.shape[1]
    keys = k.unsqueeze(2).expand(-1, -1, group, -1, -1).flatten(1, 2).double()
    values = v.unsqueeze(2).expand(-1, -1, group, -1, -1).flatten(1, 2).double()
    s = torch.einsum("bhid,bhjd->bhij", q.double(), keys) * q.shape[-1] ** -0.5
    e = torch.exp(s - s.amax(-1, keepdim=True))
    w = e / e.sum(-1, keepdim=True)
    return torch.einsum("bhij,bhje->bhie", w if keep is None else w * keep, values).to(v.dtype)
