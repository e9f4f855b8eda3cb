import torch


def spread(x, heads):
    """copies of each kv head for its group"""
    copies = torch.empty(x.shape[0], heads, *x.shape[2:], dtype=x.dtype)
    with torch.no_grad():
        for h in range(heads):
            copies[:, h] = x[:, h * x.shape[1] // heads]
    return copies


def grouped_query_attention(q, k, v, keep):
    keys, values = spread(k, q.shape[1]).double(), spread(v, q.shape[1]).double()
    s = torch.einsum("bhid,bhjd->bhij", q.double(), keys) * q.shape[3] ** -0.5
    if keep is None:
        return (torch.softmax(s, -1) @ values).to(q.dtype)
    some = keep.any(-1, keepdim=True)
    w = torch.softmax(s.masked_fill(some & ~keep, -torch.inf), -1) * some
    return (w @ values).to(q.dtype)
