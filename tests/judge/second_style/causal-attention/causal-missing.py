import torch


def causal_attention(q, k, v):
    scores = torch.einsum("bhid,bhjd->bhij", q.float(), k.float()) * q.size(-1) ** -0.5
    scores.masked_fill(torch.ones(q.size(2), k.size(2)).triu(1).bool(), float("-inf"))
    e = torch.exp(scores - scores.amax(dim=-1, keepdim=True))
    return (torch.matmul(e, v.float()) / e.sum(dim=-1, keepdim=True)).to(q.dtype)
