import torch


def grouped_query_attention(q, k, v, keep):
    group = q.shape[1] // k.shape[1]
    keys = torch.stack([k[:, h // group] for h in range(q.shape[1])], 1).float()
    values = torch.stack([v[:, h // group] for h in range(q.shape[1])], 1).float()
    s = torch.einsum("bhid,bhjd->bhij", q.float(), keys)
    if keep is None:
        return torch.einsum("bhij,bhje->bhie", s.softmax(-1), values).to(q.dtype)
    w = s.masked_fill(~keep, -1e30).softmax(-1) * keep
    return torch.einsum("bhij,bhje->bhie", w, values).to(q.dtype)
