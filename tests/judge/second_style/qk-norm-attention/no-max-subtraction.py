import torch


def qk_norm_attention(q, k, v, scale):
    qn = torch.einsum("bhid,bhi->bhid", q, 1 / q.norm(dim=-1))
    kn = torch.einsum("bhjd,bhj->bhjd", k, 1 / k.norm(dim=-1))
    weights = torch.exp(torch.einsum("bhid,bhjd->bhij", qn, kn).mul(scale))
    total = torch.sum(weights, dim=-1, keepdim=True)
    weights = weights.div(total)
    return torch.matmul(weights, v)
